import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.js';
import { RatingStars } from '../../ui/RatingStars.js';
import { clockTime } from './clockTime.js';
import styles from './PracticeVideos.module.css';

const PracticeVideosQuery = graphql(`
  query PracticeVideos($slug: String!) {
    practice(slug: $slug) {
      id
      videoReviews(first: 12) {
        id
        videoUrl
        posterUrl
        seconds
        author
        rating
        createdAtAgoInWords
      }
    }
  }
`);

/** Approved videos. Loads only the still pictures until one is played. Renders nothing if there are none. */
export function PracticeVideos({ slug }: { slug: string }) {
  const { data } = useQuery(PracticeVideosQuery, { variables: { slug } });
  const videos = data?.practice?.videoReviews ?? [];
  if (videos.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="video-reviews">
      <h3 id="video-reviews" className={styles.title}>
        In their own voice
      </h3>
      <ul className={styles.videos}>
        {videos.map((video) => (
          <li key={video.id}>
            <PracticeVideo {...video} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>Reviews are recorded by clients themselves; the videos have no captions.</p>
    </section>
  );
}

interface PracticeVideoProps {
  videoUrl: string;
  posterUrl: string;
  seconds: number;
  /** Null for a video that the practice uploaded. */
  author?: string | null | undefined;
  rating?: number | null | undefined;
  createdAtAgoInWords: string;
}

function PracticeVideo({ videoUrl, posterUrl, seconds, author, rating, createdAtAgoInWords }: PracticeVideoProps) {
  const [playing, setPlaying] = useState(false);
  const what = author ? `review of ${author}` : 'of the practice';
  return (
    <figure className={styles.video}>
      {playing ? (
        <video
          className={styles.picture}
          src={videoUrl}
          poster={posterUrl}
          controls
          autoPlay
          playsInline
          aria-label={`Video ${what}`}
        />
      ) : (
        <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
          <img src={posterUrl} alt="" loading="lazy" className={styles.picture} />
          <span className={styles.sign} />
          <span className={styles.length}>{clockTime(seconds)}</span>
          <span className="visually-hidden">Play the video {what}</span>
        </button>
      )}
      <figcaption className={styles.caption}>
        <span>
          <strong>{author ?? 'Uploaded by the practice'}</strong>{' '}
          <span className={styles.when}>{createdAtAgoInWords}</span>
        </span>
        {rating != null && <RatingStars value={rating} size={16} />}
      </figcaption>
    </figure>
  );
}
