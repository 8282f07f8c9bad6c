import { useHost } from 'contracts';
import { NewPassword } from './new-password.tsx';
import { ResetLinkRequired } from './reset-link-required.tsx';

/** `/reset-password`: where the recovery mail leads (docs/product/accounts.md, Recovery). Only the token makes it valid. */
export function ResetPasswordPage() {
  const { useRoute } = useHost();
  const { query } = useRoute();
  const token = query.get('token');
  const error = query.get('error');
  return token && !error ? <NewPassword token={token} /> : <ResetLinkRequired error={error} />;
}
