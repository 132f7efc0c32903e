import { readFragment, type FragmentType } from '../../gql/fragment-masking.js';
import { graphql } from '../../gql/gql.js';
import { useAction } from '../../lib/useAction.js';
import { Card } from '../../ui/Card.js';
import { chakra, RouteLink } from '../../ui/chakra.js';
import { Switch } from '../../ui/Switch.js';
import { FEATURE_NAMES, FEATURES } from './features.js';

export const PracticeFeatures_practice = graphql(`
  fragment PracticeFeatures_practice on Practice {
    id
    name
    url
    features
    practitionerName
  }
`);

const SwitchFeature = graphql(`
  mutation SwitchFeature($practiceId: ID!, $feature: PracticeFeature!, $enabled: Boolean!) {
    switchFeature(practiceId: $practiceId, feature: $feature, enabled: $enabled) {
      result
      errors {
        code
        message
      }
      practice {
        id
        features
      }
    }
  }
`);

/** A practice with a switch for each feature. */
export function PracticeFeatures(props: { practice: FragmentType<typeof PracticeFeatures_practice> }) {
  const { id, name, url, features, practitionerName } = readFragment(PracticeFeatures_practice, props.practice);
  const change = useAction(SwitchFeature, { failure: 'The feature was not switched. Please try again.' });
  return (
    <Card as="li">
      <chakra.h2 fontSize="lg">
        <RouteLink href={url}>{name}</RouteLink>
      </chakra.h2>
      <chakra.p mb="4" color="textSoft">
        {practitionerName}
      </chakra.p>
      <chakra.div
        role="group"
        aria-label={`Features of ${name}`}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(15rem, 1fr))"
        gap="3"
      >
        {FEATURES.map((feature) => (
          <Switch
            key={feature}
            label={FEATURE_NAMES[feature]}
            checked={features?.includes(feature) ?? false}
            disabled={change.pending}
            onChange={(enabled) => void change.run({ practiceId: id, feature, enabled })}
          />
        ))}
      </chakra.div>
    </Card>
  );
}
