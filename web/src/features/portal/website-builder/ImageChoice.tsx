import { chakra } from '../../../ui/chakra.js';
import type { SiteImage } from '../../site/siteFacts.js';

export interface ImageChoiceProps {
  legend: string;
  images: readonly SiteImage[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

/** Pictures of the gallery as buttons that are pressed or not. */
export function ImageChoice({ legend, images, chosen, onToggle }: ImageChoiceProps) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend mb="2" p="0" fontWeight={560}>
        {legend}
      </chakra.legend>
      {images.length === 0 && <chakra.p color="textSoft">You have no photos yet.</chakra.p>}
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(6rem, 1fr))" gap="2">
        {images.map(({ id, url, altText }, at) => {
          const isChosen = chosen.includes(id);
          return (
            <chakra.button
              key={id}
              type="button"
              aria-pressed={isChosen}
              aria-label={altText || `Photo ${at + 1}`}
              p="1"
              border="2px solid"
              borderColor={isChosen ? 'brand' : 'line'}
              rounded="md"
              bg="surface"
              onClick={() => onToggle(id)}
            >
              <chakra.img
                src={url}
                alt=""
                loading="lazy"
                w="100%"
                rounded="sm"
                css={{ aspectRatio: '4 / 3', objectFit: 'cover' }}
              />
            </chakra.button>
          );
        })}
      </chakra.div>
    </chakra.fieldset>
  );
}
