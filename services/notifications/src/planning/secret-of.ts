import type { DescMessage } from '@bufbuild/protobuf';
import { sealedIn, type SealedBox } from '@yarrow/kit/sealing';

/**
 * The secret that an event brings for a message.
 * @param told sealed, or in clear as the last version told it
 */
export async function secretOf(
  box: SealedBox,
  event: DescMessage,
  aggregateId: string,
  told: { sealed: string; clear: string },
): Promise<string> {
  return told.sealed ? box.open(told.sealed, sealedIn(event, aggregateId)) : told.clear;
}
