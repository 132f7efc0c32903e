import { describe, expect, it } from '@jest/globals';
import { venmoWorksOn } from './venmoDevice.js';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('Venmo (spec client §4: disabled on mobile unless iOS with Safari or Android with Chrome)', () => {
  it.each([
    ['Safari on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 5],
    ['Safari on an iPad, which calls itself a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 5],
    ['Chrome on Android', `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 5],
    ['Chrome on an Android tablet', `${ANDROID} Chrome/140.0.0.0 Safari/537.36`, 10],
    ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 0],
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
    [
      'Edge on a touch screen',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
      10,
    ],
    ['Chrome on Linux', 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 0],
  ])('works in %s', (_, userAgent, maxTouchPoints) => {
    expect(venmoWorksOn({ userAgent, maxTouchPoints })).toBe(true);
  });

  it.each([
    ['Chrome on an iPhone', `${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
    ['Firefox on an iPhone', `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
    ['Edge on an iPhone', `${IPHONE} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`],
    ['a page inside of Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 390.0.0`],
    ['a web view on an iPhone', `${IPHONE} Mobile/15E148`],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
    ['Samsung’s browser', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['Edge on Android', `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`],
    ['Opera on Android', `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36 OPR/90.0`],
    [
      'a web view on Android',
      `${ANDROID.replace('; K)', '; K; wv)')} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    ],
    ['another phone', 'Mozilla/5.0 (Windows Phone 10.0) Edge/15.15254 Mobile'],
  ])('does not in %s', (_, userAgent) => {
    expect(venmoWorksOn({ userAgent, maxTouchPoints: 5 })).toBe(false);
  });
});
