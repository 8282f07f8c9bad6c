import { BackIcon, ForwardIcon } from 'design-system/icon';
import { IconButton } from 'design-system/icon-button';
import styles from './message.module.css';

interface Props {
  /** Which one is shown, from 0. */
  shown: number;
  count: number;
  onShow(version: number): void;
}

/** Pages between the replies to the same words. At either end a button stays, so that the focus does. */
export function ReplyVersions({ shown, count, onShow }: Props) {
  return (
    <>
      <IconButton
        label="Earlier answer"
        aria-disabled={shown === 0}
        onClick={() => onShow(Math.max(shown - 1, 0))}
      >
        <BackIcon width={18} />
      </IconButton>
      <span className={styles.version}>
        {shown + 1}/{count}
      </span>
      <IconButton
        label="Later answer"
        aria-disabled={shown === count - 1}
        onClick={() => onShow(Math.min(shown + 1, count - 1))}
      >
        <ForwardIcon width={18} />
      </IconButton>
    </>
  );
}
