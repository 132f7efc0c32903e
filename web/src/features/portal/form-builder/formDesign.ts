import { graphql } from '../../../gql/gql.js';
import type { IntakeFormDesignQuery } from '../../../gql/graphql.js';

export const IntakeFormDesign = graphql(`
  query IntakeFormDesign {
    intakeFormDesign {
      form
      version
      saveNo
      theme {
        colorAccent
        buttonStyle
        fonts
      }
      versions {
        version
        savedAt
      }
    }
    currentPractice {
      id
      timeZone
      clientNotesEnabled
    }
  }
`);

export type Design = NonNullable<IntakeFormDesignQuery['intakeFormDesign']>;
export type DesignTheme = Design['theme'];
