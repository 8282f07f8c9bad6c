import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import { Notice } from 'design-system/notice';
import { PasswordField } from 'design-system/password-field';
import styles from './settings-page.module.css';
import { useDeleteAccount } from './use-delete-account.ts';

/** Asks before everything is erased: what goes, what stays, and the password of somebody who has one. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const form = useDeleteAccount(open);
  const close = () => {
    form.clear();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissable={!form.busy}
      title="Delete your account?"
      actions={
        <>
          <Button variant="ghost" disabled={form.busy} onClick={close}>
            Keep my account
          </Button>
          <Button
            variant="danger"
            type="submit"
            form="delete-account"
            disabled={form.asking}
            busy={form.busy}
            busyText="Deleting…"
          >
            Delete for good
          </Button>
        </>
      }
    >
      <form
        id="delete-account"
        className={styles.deletion}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.erase();
        }}
      >
        <p>
          <b>What goes, at once and for good:</b> your chats, open and saved, your profile, your personality
          and numbers, your check-ins, and the credits you have left. You are signed out everywhere.
        </p>
        <p>
          <b>What stays:</b> invoices, if you ever bought something, because the law asks us to keep them. And
          a safety plan you wrote: it is only on this device, and yours.
        </p>
        {form.needsPassword && (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={form.password}
            error={form.missing && 'Please enter your password.'}
            onChange={(event) => form.setPassword(event.target.value)}
          />
        )}
        {form.problem && (
          <Notice tone="error" title={form.problem}>
            Nothing was deleted.
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
