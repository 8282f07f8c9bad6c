import { storageKeys } from 'contracts/storage';
import { useState } from 'react';
import styles from './theme-choice.module.css';

const CHOICES = [
  { value: '', label: 'As my device' },
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
];

/** Paper day, indigo night, or as the device has it. Remembered here; index.html applies it before the first paint. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(() => localStorage.getItem(storageKeys.theme) ?? '');

  function choose(value: string) {
    setTheme(value);
    if (value) localStorage.setItem(storageKeys.theme, value);
    else localStorage.removeItem(storageKeys.theme);
    if (value) document.documentElement.dataset.theme = value;
    else delete document.documentElement.dataset.theme;
  }

  return (
    <fieldset className={styles.choice}>
      <legend>Ground</legend>
      {CHOICES.map(({ value, label }) => (
        <label key={label}>
          <input type="radio" name="theme" checked={theme === value} onChange={() => choose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
