import styles from './RichText.module.css';

/** Text with paragraphs, lists and links that the practitioner wrote. */
export function RichText({ html }: { html: string }) {
  // Catalog lets only a short list of harmless elements through when it stores the text.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
