import { chakra, RouteLink } from '../ui/chakra.js';
import { Icon, type IconName } from '../ui/Icon.js';

/** The way to a page, with what it is for. */
export interface PlaceCard {
  label: string;
  text: string;
  icon: IconName;
  href: string;
}

/** The pages below a hub. */
export function PlaceCards({ cards }: { cards: readonly PlaceCard[] }) {
  return (
    <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))" gap="4">
      {cards.map((card) => (
        <li key={card.href}>
          <CardLink {...card} />
        </li>
      ))}
    </chakra.ul>
  );
}

function CardLink({ label, text, icon, href }: PlaceCard) {
  return (
    <RouteLink
      href={href}
      display="flex"
      gap="4"
      alignItems="flex-start"
      h="100%"
      p="5"
      border="1px solid"
      borderColor="line"
      rounded="lg"
      bg="surface"
      color="text"
      textDecoration="none"
      transition="border-color, box-shadow"
      _hover={{ borderColor: 'brandLine', shadow: 'sm' }}
    >
      <chakra.span
        flex="none"
        display="grid"
        placeItems="center"
        boxSize="2.5rem"
        rounded="md"
        bg="brandQuiet"
        color="brand"
      >
        <Icon name={icon} />
      </chakra.span>
      <chakra.span display="grid" gap="1" minW="0">
        <chakra.strong fontWeight={600}>{label}</chakra.strong>
        <chakra.span color="textSoft" fontSize="sm">
          {text}
        </chakra.span>
      </chakra.span>
    </RouteLink>
  );
}
