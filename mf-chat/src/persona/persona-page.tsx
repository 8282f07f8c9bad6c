import { useHost } from 'contracts';
import { useVerifyFirst } from '../verify-first/use-verify-first.ts';
import { VerifyPage } from '../verify-first/verify-page.tsx';
import { PersonaForm } from './persona-form.tsx';

/** `/persona` and `/ai-persona`, once the e-mail is verified (docs/product/chat.md, Make it personal). */
export function PersonaPage() {
  const { session } = useHost();
  const verify = useVerifyFirst();
  if (!verify.mayChat) return <VerifyPage verify={verify} path="/persona" />;
  return <PersonaForm minor={session.current?.person?.minor ?? false} />;
}
