import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import styles from './GallerySection.module.css';
import { ProfileSection } from './ProfileSection.js';

export const GallerySection_practice = graphql(`
  fragment GallerySection_practice on Practice {
    practitionerFirstName
    galleryImages {
      id
      url
      altText
    }
  }
`);

/** Pictures of the practice; each opens at full size. */
export function GallerySection(props: { practice: FragmentType<typeof GallerySection_practice> }) {
  const { galleryImages, practitionerFirstName } = readFragment(GallerySection_practice, props.practice);
  if (galleryImages.length === 0) return null;
  return (
    <ProfileSection title="Gallery">
      <ul className={styles.images}>
        {galleryImages.map(({ id, url, altText }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
              <img
                src={url}
                alt={altText || `Picture ${index + 1} of ${practitionerFirstName}'s practice`}
                loading="lazy"
                className={styles.image}
              />
            </a>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
