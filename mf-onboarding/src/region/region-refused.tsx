import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';
import { notAvailable } from './refusal-words.ts';

interface Props {
  country: string;
  open: boolean;
  onClose: () => void;
  onChange: () => void;
}

/** The modal for a country where the product is not offered. */
export function RegionRefused({ country, open, onClose, onChange }: Props) {
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
      <p>{notAvailable([country])}</p>
    </Dialog>
  );
}
