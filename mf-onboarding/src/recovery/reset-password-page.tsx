import { useHost } from 'contracts';
import { NewPassword } from './new-password.tsx';
import { ResetLinkRequired } from './reset-link-required.tsx';

/** `/reset-password`: where the link of the recovery mail leads (part 2 §2.12). The link's token makes it valid, nothing else. */
export function ResetPasswordPage() {
  const { useRoute } = useHost();
  const { query } = useRoute();
  const token = query.get('token');
  const error = query.get('error');
  return token && !error ? <NewPassword token={token} /> : <ResetLinkRequired error={error} />;
}
