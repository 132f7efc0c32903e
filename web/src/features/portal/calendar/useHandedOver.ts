import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

const NAMES = ['clientId', 'bookableEventTypeId'] as const;

type HandedOver = Record<(typeof NAMES)[number], string>;

const NOTHING: HandedOver = { clientId: '', bookableEventTypeId: '' };

/**
 * Values that the address passes to a new entry: the client of an appointment, or the kind of a group event. They are
 * then removed from the address (spec portal operations §2). Empty for none.
 */
export function useHandedOver(): [HandedOver, () => void] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const params = new URLSearchParams(search);
  const [kept, setKept] = useState(NOTHING);
  const given = NAMES.filter((name) => params.get(name));
  const news = given.filter((name) => params.get(name) !== kept[name]);
  if (news.length > 0) setKept({ ...kept, ...Object.fromEntries(news.map((name) => [name, params.get(name)])) });
  const remove = useEffectEvent(() => {
    for (const name of NAMES) params.delete(name);
    const rest = params.toString();
    navigate(`${path}${rest && `?${rest}`}${window.location.hash}`, { replace: true });
  });
  const isGiven = given.length > 0;
  useEffect(() => {
    if (isGiven) remove();
  }, [isGiven]);
  return [kept, () => setKept(NOTHING)];
}
