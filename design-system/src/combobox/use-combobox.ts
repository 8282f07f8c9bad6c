import { type KeyboardEvent, useState } from 'react';
import { type ComboboxOption, matchOptions } from './match-options.ts';

interface ComboboxState {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
}

/** The state of a combobox after the WAI-ARIA pattern: what was typed, what matches, which option the arrows are on. */
export function useCombobox({ options, value, onChange }: ComboboxState) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const chosen = options.find((option) => option.value === value);
  const matches = open ? matchOptions(options, typed ?? '') : [];
  const at = matches.findIndex((option) => option.value === active);

  const show = () => {
    if (open) return;
    setOpen(true);
    setActive(chosen?.value ?? null);
  };
  const hide = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: ComboboxOption | undefined) => {
    hide();
    if (option) onChange(option.value);
  };
  const type = (text: string) => {
    setOpen(true);
    setTyped(text);
    setActive(matchOptions(options, text)[0]?.value ?? null);
  };
  const move = (to: number) => {
    const option = matches[(to + matches.length) % matches.length];
    if (option) setActive(option.value);
  };
  /* whether the key did something here: then it must do nothing else, such as closing the dialog around or sending the form */
  const answer = (key: string): boolean => {
    if (!open && (key === 'ArrowDown' || key === 'ArrowUp')) show();
    else if (!open) return false;
    else if (key === 'ArrowDown') move(at + 1);
    else if (key === 'ArrowUp') move(at < 0 ? -1 : at - 1);
    else if (key === 'PageDown') move(Math.min(at + 8, matches.length - 1));
    else if (key === 'PageUp') move(Math.max(at - 8, 0));
    else if (key === 'Enter') choose(matches[at]);
    else if (key === 'Escape') hide();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || !answer(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    open,
    matches,
    at,
    text: typed ?? chosen?.label ?? '',
    show,
    hide,
    choose,
    type,
    onKeyDown,
  };
}
