import { type WhoMay, ALL, answers, plain } from '../expectation.js';

export const WHO_MAY: WhoMay = {
  queries: {
    matchPractitioners: answers(ALL, plain('matchPractitioners(input: {})')),
    practitionersClaim: answers(ALL, plain('practitionersClaim')),
    searchPractitioners: answers(ALL, plain('searchPractitioners')),
    suggest: answers(ALL, plain('suggest(prefix: "mas")')),
    suggestPlaces: answers(ALL, plain('suggestPlaces(prefix: "alb")')),
  },
};
