import { Alert } from '../ui/Alert.js';
import { Avatar } from '../ui/Avatar.js';
import { Badge } from '../ui/Badge.js';
import { ContactLinks } from '../portal-ui/ContactLinks.js';
import { PageTabs } from '../portal-ui/PageTabs.js';
import { Breadcrumb } from '../ui/Breadcrumb.js';
import { Button, ButtonLink } from '../ui/Button.js';
import { Card } from '../ui/Card.js';
import { chakra } from '../ui/chakra.js';
import { CopyLinkButton } from '../ui/CopyLinkButton.js';
import { EmptyState, ErrorState } from '../ui/EmptyState.js';
import { Icon } from '../ui/Icon.js';
import { IconButton } from '../ui/IconButton.js';
import { Logo } from '../ui/Logo.js';
import { Price } from '../ui/Price.js';
import { Progress } from '../ui/Progress.js';
import { RatingStars } from '../ui/RatingStars.js';
import { Section } from '../ui/Section.js';
import { Skeleton } from '../ui/Skeleton.js';
import { Spinner } from '../ui/Spinner.js';
import { TherapyIcon } from '../ui/TherapyIcon.js';
import { LONG_NAME } from './galleryData.js';
import { Specimen, State } from './Specimen.js';

const BUTTONS = ['primary', 'accent', 'outline', 'quiet', 'ghost', 'danger'] as const;
const TONES = ['calm', 'info', 'success', 'warning', 'error'] as const;
const BADGES = ['neutral', 'success', 'warning', 'danger', 'accent'] as const;
const AVATARS = ['xs', 'sm', 'md', 'lg'] as const;
const CARDS = ['raised', 'flat', 'tint', 'warm'] as const;

const Row = (props: { children: React.ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" {...props} />
);

/** Parts that show something and are pressed at most. */
export function Shown() {
  return (
    <>
      <Buttons />
      <Specimen name="Alert">
        {TONES.map((tone) => (
          <State key={tone} name={tone}>
            <Alert tone={tone} title={`Something of the tone ${tone}`}>
              A sentence that says more of it, and is long enough to take a second line.
            </Alert>
          </State>
        ))}
        <State name="long text, small width" width="small">
          <Alert action={<Button size="sm">Mend it</Button>}>{LONG_NAME}</Alert>
        </State>
      </Specimen>
      <Specimen name="ContactLinks">
        <State name="filled">
          <ContactLinks phone="+16045550134" email="grace@example.com" />
        </State>
        <State name="empty">
          <ContactLinks />
        </State>
      </Specimen>
      <Specimen name="Badge, Avatar, Icon, Logo">
        <State name="Badge">
          <Row>
            {BADGES.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Row>
        </State>
        <State name="Avatar">
          <Row>
            {AVATARS.map((size) => (
              <Avatar key={size} size={size} name="Grace Okafor" />
            ))}
            <Avatar name="Henry Vogel" src="/missing.jpg" />
          </Row>
        </State>
        <State name="Icon, TherapyIcon, Logo">
          <Row>
            <Icon name="calendar" /> <TherapyIcon name="Massage" /> <Logo />
          </Row>
        </State>
        <State name="Price, RatingStars">
          <Row>
            <Price amountCents={9050} currency="USD" /> <Price amountCents={0} currency="USD" />
            <RatingStars value={3.5} count={12} />
          </Row>
        </State>
      </Specimen>
      <Waiting />
      <Places />
    </>
  );
}

function Buttons() {
  return (
    <Specimen name="Button, ButtonLink, IconButton, CopyLinkButton">
      <State name="variants">
        <Row>
          {BUTTONS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
      </State>
      <State name="small, disabled, loading">
        <Row>
          <Button size="sm">Small</Button>
          <Button disabled>Disabled</Button>
          <Button loading>Loading</Button>
        </Row>
      </State>
      <State name="links and icons">
        <Row>
          <ButtonLink href="/gallery" variant="outline">
            A link
          </ButtonLink>
          <IconButton icon="bell" label="Notifications" count={12} />
          <IconButton icon="trash" label="Delete" disabled />
          <CopyLinkButton href="/p/maya" />
        </Row>
      </State>
      <State name="block, long text, small width" width="small">
        <Button block>Confirm the appointment</Button>
      </State>
    </Specimen>
  );
}

function Waiting() {
  return (
    <Specimen name="Skeleton, Spinner, Progress">
      <State name="Skeleton">
        <Skeleton lines={3} />
      </State>
      <State name="Spinner">
        <Spinner />
      </State>
      <State name="Progress">
        <Progress label="Uploading" share={0.4} />
      </State>
      <State name="Progress, long text, small width" width="small">
        <Progress label={`${LONG_NAME.replaceAll(' ', '_')}.jpg`} share={null} />
      </State>
    </Specimen>
  );
}

const TABS = [
  { href: '/gallery', label: 'Completed' },
  { href: '/gallery?page=list', label: 'Pending' },
];

function Places() {
  return (
    <Specimen name="Card, Breadcrumb, PageTabs, EmptyState, ErrorState">
      {CARDS.map((tone) => (
        <State key={tone} name={`Card, ${tone}`}>
          <Card tone={tone}>A card holds one thing.</Card>
        </State>
      ))}
      <State name="Breadcrumb">
        <Breadcrumb above={[{ label: 'Settings', href: '/gallery' }]} current="Booking" />
      </State>
      <State name="PageTabs" width="whole">
        <PageTabs label="Reviews" tabs={TABS} current="/gallery" />
      </State>
      <State name="Section" width="whole">
        <Section eyebrow="Eyebrow" title="A section of a public page" intro="What it is about." tone="sunk">
          <p>Content.</p>
        </Section>
      </State>
      <State name="EmptyState">
        <EmptyState icon="users" title="No clients yet" action={<Button>Add a client</Button>}>
          Everybody who books with you appears here.
        </EmptyState>
      </State>
      <State name="ErrorState">
        <ErrorState onRetry={() => undefined} />
      </State>
    </Specimen>
  );
}
