import type { Session } from 'contracts/session';
import { takePrepared, takeReturn } from 'contracts/storage';
import { forgetTyped } from 'contracts/unsaved';
import { wayOn } from './login.rules.ts';

/**
 * Where somebody goes who has signed in: where they were going, or to the chat they had chosen. What was typed here into the steps
 * of somebody who has finished them is forgotten.
 */
export function wayBack(found: Session | undefined): string {
  if (found?.next === '/categories') forgetTyped();
  return wayOn('sign-in', found, takeReturn() ?? takePrepared());
}
