import type { VerifyFirst } from './use-verify-first.ts';

/** What brings the chat: the mail, or an account first. */
export function WhatToDo({ verify: { anonymous, email } }: { verify: VerifyFirst }) {
  if (anonymous)
    return <p>Your companion talks with you once you have an account. What you entered is kept.</p>;
  return (
    <p>
      We wrote to <b>{email}</b>. Open the mail and tap its link: then your chat opens by itself. It may have
      landed in spam.
    </p>
  );
}
