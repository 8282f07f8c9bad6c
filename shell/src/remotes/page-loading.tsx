import { Bloom } from 'design-system/bloom';
import styles from './page-loading.module.css';

/** The bloom, breathing, where a page will be. Its words come only to a screen reader: most pages arrive at once. */
export function PageLoading({ title }: { title: string }) {
  return (
    <output className={styles.place} aria-label={`Loading ${title}`}>
      <Bloom petals={8} hue={75} size={96} motion="think" />
    </output>
  );
}
