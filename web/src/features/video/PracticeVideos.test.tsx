import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.js';
import { PracticeVideos } from './PracticeVideos.js';

afterEach(cleanup);

const VIDEO = {
  __typename: 'PublicVideo',
  ...{ id: 'v1', videoUrl: '/media/videos/v1.mp4', posterUrl: '/media/videos/v1.jpg', seconds: 65 },
  ...{ author: 'Maya R.' as string | null, rating: 4, uploadedByPractice: false, createdAtAgoInWords: '3 days ago' },
};
const render = (videoReviews: object[]) =>
  renderPage(<PracticeVideos slug="mara" />, {
    PracticeVideos: () => ({ practice: { __typename: 'Practice', id: 'practice', videoReviews } }),
  });

describe('videos on a profile', () => {
  it('show a poster, author, stars and length, and load only once played', async () => {
    const { container } = render([VIDEO]);
    const play = await screen.findByRole('button', { name: /Play the video review of Maya R\./ });
    screen.getByText('1:05');
    screen.getByText('3 days ago');
    screen.getByRole('img', { name: /^4/ });
    expect(container.querySelector('video')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    fireEvent.click(play);
    const video = screen.getByLabelText('Video review of Maya R.');
    expect([video.getAttribute('src'), video.getAttribute('poster')]).toEqual([VIDEO.videoUrl, VIDEO.posterUrl]);
    screen.getByText('Reviews are recorded by clients themselves; the videos have no captions.');
  });

  it('label what the practice uploaded, and call it no review', async () => {
    render([{ ...VIDEO, author: null, rating: null, uploadedByPractice: true }]);
    fireEvent.click(await screen.findByRole('button', { name: /Play the video of the practice/ }));
    screen.getByText('Uploaded by the practice');
    screen.getByLabelText('Video of the practice');
    expect(screen.queryByText(/video review/)).toBeNull();
  });

  it('show nothing where there are none', async () => {
    const { asked, container } = render([]);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(container.querySelector('section')).toBeNull();
  });
});
