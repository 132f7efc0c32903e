/** Another time or place concerns those who come. @param registered at least one */
export function moveNotice(registered: number): string {
  const who = registered === 1 ? 'The client who is registered is' : `The ${registered} clients who are registered are`;
  return `${who} told about the new time or place, and can give up their place for free.`;
}
