import type { Toast } from 'contracts';
import { storageKeys } from 'contracts/storage';
import type { ToastMessage } from 'design-system/toast';
import { atom, getDefaultStore, useAtom } from 'jotai';

/** How long a toast stays, in ms; an error stays until it is dismissed. */
const STAYS = 6000;
const AT_ONCE = 3;

const toastsAtom = atom<ToastMessage[]>([]);

/** Shows a toast from anywhere in the shell; the region in the frame announces it. */
export function showToast({ tone, text }: Toast): void {
  const store = getDefaultStore();
  const toast = { id: crypto.randomUUID(), tone, message: text };
  store.set(toastsAtom, (shown) => [...shown, toast].slice(-AT_ONCE));
  if (tone === 'error') return;
  setTimeout(() => store.set(toastsAtom, (shown) => shown.filter(({ id }) => id !== toast.id)), STAYS);
}

/** The toasts on screen, and how to take one away. */
export function useToasts() {
  const [toasts, set] = useAtom(toastsAtom);
  return { toasts, dismiss: (id: string) => set((shown) => shown.filter((toast) => toast.id !== id)) };
}

/** Keeps what is on screen for the page that the browser loads next. */
export function keepToasts(): void {
  const shown = getDefaultStore().get(toastsAtom);
  const toasts = shown.map(({ tone = 'info', message }): Toast => ({ tone, text: String(message) }));
  sessionStorage.setItem(storageKeys.toasts, JSON.stringify(toasts));
}

/** Shows what the page before kept, once. */
export function showKeptToasts(): void {
  const kept = sessionStorage.getItem(storageKeys.toasts);
  sessionStorage.removeItem(storageKeys.toasts);
  if (kept) for (const toast of JSON.parse(kept) as Toast[]) showToast(toast);
}
