import { formatDuration } from '../../lib/duration.js';
import { formatMoney } from '../../lib/money.js';
import { packageText } from '../../lib/packageText.js';
import { hoursTable } from '../profile/hoursTable.js';
import { plainText } from '../profile/plainText.js';
import type { SiteFacts } from './siteFacts.js';
import type { SiteLinks } from './SiteView.js';

/** Services and packages with their prices, each of which can be booked. */
export function ServicesPart({ facts, links }: { facts: SiteFacts; links: SiteLinks }) {
  const { services, defaultCurrency, active } = facts;
  const priceOf = (cents: number) => (cents === 0 ? 'Free' : formatMoney(cents, defaultCurrency));
  return (
    <ul className="site-cards">
      {services
        .filter(({ addOn }) => !addOn)
        .map(({ id, name, description, photoUrl, numberOfSessions, timeLength, amountCents, variations }) => (
          <li key={id} className="site-card">
            {photoUrl && <img className="site-picture" src={photoUrl} alt="" loading="lazy" />}
            <h3>{name}</h3>
            <p>{plainText(description)}</p>
            <p className="site-price">
              <span>
                {numberOfSessions
                  ? packageText(numberOfSessions, timeLength, amountCents, defaultCurrency)
                  : formatDuration(timeLength)}
              </span>
              <strong>
                {variations.length > 1 && 'from '}
                {priceOf(amountCents)}
              </strong>
            </p>
            {active && (
              <a className="site-button site-button-quiet" href={links.book(id)} aria-label={`Book ${name}`}>
                Book
              </a>
            )}
          </li>
        ))}
    </ul>
  );
}

/** The newest reviews, and how many there are. */
export function ReviewsPart({ facts, count }: { facts: SiteFacts; count: number }) {
  const { reviewsAverage, reviewsCount, reviews } = facts;
  if (reviewsCount === 0) return <p>No reviews yet.</p>;
  return (
    <>
      <p className="site-lead">
        {reviewsAverage.toFixed(1)} of 5 from {reviewsCount} {reviewsCount === 1 ? 'review' : 'reviews'}
      </p>
      <ul className="site-cards">
        {reviews.edges.slice(0, count).map(({ node: { id, rating, review, author, createdAtAgoInWords } }) => (
          <li key={id} className="site-card">
            <p className="site-stars" role="img" aria-label={`${rating} of 5 stars`}>
              {'★'.repeat(rating)}
              {'☆'.repeat(5 - rating)}
            </p>
            {review && <p>{review}</p>}
            <p className="site-soft">
              {author}, {createdAtAgoInWords}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Places with their hours. */
export function ContactPart({ facts }: { facts: SiteFacts }) {
  return (
    <ul className="site-cards">
      {facts.locations.map(({ id, name, kind, displayAddress, hideAddress, allHours }) => (
        <li key={id} className="site-card">
          <h3>{name}</h3>
          {kind === 'virtual' ? <p>Online</p> : <p>{displayAddress}</p>}
          {hideAddress && kind !== 'virtual' && <p className="site-soft">You get the address when you book.</p>}
          <table className="site-hours">
            <caption className="site-hidden">Hours of {name}</caption>
            <tbody>
              {hoursTable(allHours).map(({ days, hours }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{hours.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </li>
      ))}
    </ul>
  );
}
