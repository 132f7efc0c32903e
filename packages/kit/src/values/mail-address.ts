/** `Yarrow <hello@yarrow.example>` → `hello@yarrow.example`; a bare address is itself. */
export function mailAddressOf(sender: string): string {
  return /<([^>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}
