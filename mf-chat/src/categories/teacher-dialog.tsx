import { Button } from 'design-system/button';
import { Dialog } from 'design-system/dialog';

interface Props {
  open: boolean;
  onClose(): void;
  onStart(): void;
}

/** The teacher's friendly disclaimer before a lesson (docs/product/chat.md, Teacher's disclaimer). */
export function TeacherDialog({ open, onClose, onStart }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Before we study together"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={onStart}>Start learning</Button>
        </>
      }
    >
      <p>
        Your teacher knows school subjects up to Class 12 and the basics of graduation. It explains step by
        step and never minds the same question twice.
      </p>
      <p>It is an AI and can be wrong. Check what matters with your book or your own teacher.</p>
    </Dialog>
  );
}
