import { useHost } from 'contracts';
import { messageOf } from 'contracts/problem';
import { Button } from 'design-system/button';
import { Card } from 'design-system/card';
import { Notice } from 'design-system/notice';
import { useState } from 'react';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { saveFile } from './save-file.ts';
import { exportData } from './settings.api.ts';
import styles from './settings-page.module.css';

/** A copy of everything, and the end of everything. */
export function DataSection() {
  const { http } = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [deleting, setDeleting] = useState(false);

  async function take() {
    setBusy(true);
    setProblem('');
    try {
      saveFile('saathi-my-data.zip', await exportData(http));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Card className={styles.card}>
        <h2>Your data</h2>
        <p>Everything Saathi keeps of you, in one archive that you can open and read.</p>
        {problem && <Notice tone="error">{problem} Your data is kept as it was.</Notice>}
        <Button variant="ghost" wide busy={busy} busyText="Gathering your data…" onClick={take}>
          Export my data
        </Button>
        <Button variant="danger-ghost" wide onClick={() => setDeleting(true)}>
          Delete Account
        </Button>
      </Card>
      <DeleteAccountDialog open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
