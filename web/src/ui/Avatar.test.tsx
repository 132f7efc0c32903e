import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Design } from '../theme/Design.js';
import { Avatar } from './Avatar.js';

const initials = () => screen.getByLabelText('Jun Eriksen').getAttribute('data-initials');

function show(src: string) {
  render(<Avatar name="Jun Eriksen" src={src} />, { wrapper: Design });
}

describe('Avatar', () => {
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('shows the picture of a person', () => {
    show('/pictures/jun.webp');
    expect(screen.getByAltText('Jun Eriksen').getAttribute('src')).toBe('/pictures/jun.webp');
  });

  it('shows initials in place of a picture that fails', () => {
    show('/pictures/gone.webp');
    fireEvent.error(screen.getByAltText('Jun Eriksen'));
    expect(initials()).toBe('JE');
  });

  it('shows initials in place of a picture that had failed before the page was alive', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    show('/pictures/gone.webp');
    expect(initials()).toBe('JE');
  });
});
