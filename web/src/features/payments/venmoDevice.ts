/** What is known of the visitor's device. */
export interface Device {
  userAgent: string;
  /** Touch points that the screen supports; needed because an iPad identifies itself as a Mac. */
  maxTouchPoints: number;
}

/** What stands where Venmo cannot be used. */
export const VENMO_DEVICE_MESSAGE = 'To pay with Venmo, please use Safari on iOS or Chrome on Android.';

/** Other browsers of Apple's devices, and pages inside of other apps: all look like Safari and are not. */
const NOT_SAFARI =
  /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPR\/|DuckDuckGo|YaBrowser|Brave|GSA\/|FBAN|FBAV|Instagram|Line\/|Snapchat|Pinterest|LinkedInApp|TikTok|musical_ly/i;
/** Other browsers of Android that carry Chrome's name, and pages inside of other apps. */
const NOT_CHROME =
  /; wv\)|SamsungBrowser|OPR\/|Opera|EdgA|Firefox|DuckDuckGo|YaBrowser|UCBrowser|MiuiBrowser|HuaweiBrowser|Silk|Vivaldi|Brave|GSA\/|FBAN|FBAV|Instagram|Line\/|Snapchat|Pinterest|TikTok|musical_ly/i;

/**
 * Whether Venmo works here: on mobile only on iOS with Safari or Android with Chrome, on desktops in any browser
 * (spec client §4).
 */
export function venmoWorksOn({ userAgent, maxTouchPoints }: Device): boolean {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) {
    return /Version\/[\d.]+.*Safari\//.test(userAgent) && !NOT_SAFARI.test(userAgent);
  }
  if (/Android/.test(userAgent)) return /Chrome\/\d/.test(userAgent) && !NOT_CHROME.test(userAgent);
  return !/Mobile|Windows Phone|BlackBerry|webOS|Opera Mini|IEMobile/i.test(userAgent);
}
