/** Another time or place concerns those who come. @param registered at least one */
export function moveNotice(registered: number): string {
  const who = registered === 1 ? 'The client who is registered is' : `The ${registered} clients who are registered are`;
  return `${who} told of the new time or place, and may give their place up free of charge.`;
}
