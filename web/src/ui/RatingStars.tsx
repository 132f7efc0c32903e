import { useState } from 'react';
import { styled } from './chakra.js';
import { Icon } from './Icon.js';

const Rating = styled('span', 'rating');
const Choices = styled('fieldset', 'rating');

export interface RatingStarsProps {
  /** 0 to 5; halves are drawn. */
  value: number;
  /** Shows the number of reviews next to the stars. */
  count?: number;
  size?: number;
}

/** A rating to read. */
export function RatingStars({ value, count, size = 18 }: RatingStarsProps) {
  const rounded = Math.round(value * 2) / 2;
  const reviews = count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <Rating role="img" aria-label={`${value.toFixed(1)} out of 5 stars${reviews}`}>
      <span data-part="stars" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <span key={star} data-part="star" data-empty={rounded < star || undefined}>
            <Icon name="star" size={size} />
            {rounded === star - 0.5 && (
              <span data-part="half">
                <Icon name="star" size={size} />
              </span>
            )}
          </span>
        ))}
      </span>
      {count !== undefined && (
        <span data-part="count" aria-hidden="true">
          <strong>{value.toFixed(1)}</strong> ({count})
        </span>
      )}
    </Rating>
  );
}

export interface RatingInputProps {
  legend: string;
  /** 0 when nothing is chosen yet. */
  value: number;
  onChange: (value: number) => void;
}

/** A rating to give, 1 to 5: radio buttons underneath, so keys and screen readers work as expected. */
export function RatingInput({ legend, value, onChange }: RatingInputProps) {
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  return (
    <Choices onMouseLeave={() => setHovered(0)}>
      <legend className="visually-hidden">{legend}</legend>
      {[1, 2, 3, 4, 5].map((star) => (
        <label key={star} data-empty={shown < star || undefined} onMouseEnter={() => setHovered(star)}>
          <input
            type="radio"
            name="rating"
            className="visually-hidden"
            checked={value === star}
            onChange={() => onChange(star)}
          />
          <Icon name="star" size={44} />
          <span className="visually-hidden">{star === 1 ? '1 star' : `${star} stars`}</span>
        </label>
      ))}
    </Choices>
  );
}
