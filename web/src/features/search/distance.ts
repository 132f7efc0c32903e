const KM_PER_MILE = 1.609344;

/** A distance as people of the practice's country say it: miles where prices are in dollars of the US or in pounds. */
export function formatDistance(km: number, currency: string): string {
  const miles = currency === 'USD' || currency === 'GBP';
  const value = miles ? km / KM_PER_MILE : km;
  const shown = value < 10 ? value.toFixed(1) : value.toFixed(0);
  return `${shown} ${miles ? 'mi' : 'km'}`;
}
