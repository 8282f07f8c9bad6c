import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';

interface Props {
  open: boolean;
  onClose: () => void;
  onChange: () => void;
}

/** The modal for the United States (part 1 §2, Region picker). */
export function RegionRefused({ open, onClose, onChange }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Region Not Available"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onChange}>Change Country</Button>
        </>
      }
    >
      <p>Saathi is not available in the United States right now.</p>
    </Dialog>
  );
}
