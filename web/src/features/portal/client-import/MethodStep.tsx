import { chakra, RouteLink } from '../../../ui/chakra.js';
import { Icon, type IconName } from '../../../ui/Icon.js';
import { stepHref } from './useImportSteps.js';

interface Method {
  icon: IconName;
  title: string;
  description: string;
  href: string;
}

const METHODS: readonly Method[] = [
  {
    icon: 'upload',
    title: 'Upload a file',
    description: 'A .csv file from a spreadsheet or your previous software.',
    href: stepHref('upload'),
  },
  {
    icon: 'copy',
    title: 'Paste a list',
    description: 'Rows copied from a spreadsheet, or addresses from an email.',
    href: stepHref('paste'),
  },
  {
    icon: 'user',
    title: 'Add a single client',
    description: "Add one person by hand. They won't be invited.",
    href: '/portal/clients?show_add_client_form=1',
  },
];

/** Step 1: how the clients come. */
export function MethodStep() {
  return (
    <chakra.section display="grid" gap="4" aria-labelledby="how">
      <chakra.h2 id="how" fontSize="lg">
        How would you like to add your clients?
      </chakra.h2>
      <chakra.ul display="grid" gap="3" gridTemplateColumns={{ base: '1fr', tablet: 'repeat(3, 1fr)' }}>
        {METHODS.map((method) => (
          <li key={method.title}>
            <MethodCard {...method} />
          </li>
        ))}
      </chakra.ul>
      <chakra.p color="textSoft" fontSize="sm">
        We recognize exports from Jane, Acuity, Vagaro, SimplePractice and Google Contacts. You'll see every row before
        anyone is invited.
      </chakra.p>
    </chakra.section>
  );
}

function MethodCard({ icon, title, description, href }: Method) {
  return (
    <RouteLink
      href={href}
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', tablet: '1fr' }}
      gap="3"
      alignContent="start"
      h="100%"
      p="4"
      border="1px solid"
      borderColor="lineStrong"
      rounded="lg"
      bg="surface"
      color="text"
      textDecoration="none"
      transition="border-color, background-color"
      _hover={{ borderColor: 'brand', bg: 'surfaceTint' }}
    >
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="2.5rem"
        rounded="md"
        bg="brandQuiet"
        color="brand"
        aria-hidden="true"
      >
        <Icon name={icon} />
      </chakra.span>
      <span>
        <chakra.strong display="block" fontWeight={600}>
          {title}
        </chakra.strong>
        <chakra.span color="textSoft" fontSize="sm">
          {description}
        </chakra.span>
      </span>
    </RouteLink>
  );
}
