/** Two contacts of a practice turned out to be one. */
export interface ContactMerge {
  practiceId: string;
  fromClientId: string;
  intoClientId: string;
}
