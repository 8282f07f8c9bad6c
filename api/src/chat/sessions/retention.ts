import { policy } from '../../policy/policy.ts';

const HOUR_MS = 3_600_000;

/** When a chat left open is erased, counted from its last message by the policy's hours, with Auto-delete on or off. */
export function openUntil(at: Date, autoDelete: boolean): Date {
  const { open, open_without_auto_delete } = policy.retention_hours;
  return new Date(at.getTime() + (autoDelete ? open : open_without_auto_delete) * HOUR_MS);
}

/** When a chat kept with Save is erased. */
export function savedUntil(at: Date): Date {
  return new Date(at.getTime() + policy.retention_hours.saved * HOUR_MS);
}
