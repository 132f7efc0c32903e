import { parsePhone } from '@yarrow/kit/values/input-rules';
import { foldText } from '@yarrow/kit/values/normal-text';
import { plainPhone } from '@yarrow/kit/values/phone-text';

/** What the directory is searched for. A contact is found by all words, or by one of the numbers. */
export interface DirectoryQuestion {
  /** Folded; of each word the forms of which one has to occur. */
  readonly words: readonly (readonly string[])[];
  /** Digits of which one has to occur. */
  readonly numbers: readonly string[];
}

/** Fewer would find half of the directory. */
const MIN_PHONE_DIGITS = 3;
const WRITTEN_NUMBER = /^[\d\s()+./\p{Pd}]+$/u;
const INTERNATIONAL = /^(\+|00)/;

/** `(604) 555` finds +16045550134, and so does 0604 where numbers are dialled with a zero. */
export function parseQuestion(typed: string, country: string): DirectoryQuestion {
  const words = typed
    .split(/\s+/)
    .map((word) => [...new Set([foldText(word), ...numbersIn(word, country)])].filter(Boolean))
    .filter((forms) => forms.length > 0);
  return { words, numbers: numbersIn(typed, country) };
}

/** The digits by which a written number may be stored: as the practice would store it, and as they stand there. */
function numbersIn(typed: string, country: string): string[] {
  const written = plainPhone(typed);
  if (!WRITTEN_NUMBER.test(written)) return [];
  // The zero in +44 (0)20 is dialled within the country only.
  const dialled = INTERNATIONAL.test(written) ? written.replace('(0)', '') : written;
  const digits = dialled.replace(/\D/g, '').replace(/^0+/, '');
  return [...new Set([...stored(written, country), digits])].filter(({ length }) => length >= MIN_PHONE_DIGITS);
}

function stored(written: string, country: string): string[] {
  try {
    return [parsePhone(written, country).replace('+', '')];
  } catch {
    // A part of a number.
    return [];
  }
}
