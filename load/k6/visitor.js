import { sleep } from 'k6';
import { newCaller, oneOf, openPage } from './caller.js';
import { bookAndPay } from './booking.js';
import { lookAtTimes, openProfile, readProfile, searchByName, searchByWord } from './looking.js';

/** One visitor: searches, looks at a profile, looks for the one that a friend has named, books there and pays. */
export function visit(practices) {
  const caller = newCaller();
  openPage(caller, '/', 'page-home');
  sleep(1);
  const slugs = searchByWord(caller);
  if (slugs.length > 0) openProfile(caller, oneOf(slugs));
  const practice = oneOf(practices);
  searchByName(caller, practice);
  readProfile(caller, practice.slug);
  const times = lookAtTimes(caller, practice.slug);
  if (times) bookAndPay(caller, times);
  sleep(2);
}
