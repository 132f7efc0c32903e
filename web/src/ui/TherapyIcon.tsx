import styles from './TherapyIcon.module.css';

const sprite = new URL('../assets/therapies.svg', import.meta.url).href;

/**
 * The drawing of a therapy category; decorative.
 * @param name the category's name as shown, such as 'Therapy & Counseling'
 */
export function TherapyIcon({ name, size = 48 }: { name: string; size?: number }) {
  const drawing = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join('-');
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${drawing}`} />
    </svg>
  );
}
