import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@yarrow/kit/domain-error';
import { DOCUMENT_MAX, parseSite } from './site-document.js';

const THEME = { colorAccent: '#2f5d50', buttonStyle: 'pill', fonts: ['Georgia'] };
const page = (path: string, blocks: object[] = [], own: object = {}) => ({
  ...{ id: `page-${path || 'home'}`, path, title: path || 'Home', inMenu: true, blocks },
  ...own,
});
const text = (id: string, body: string) => ({ id, type: 'text', heading: '', body });
const parse = (site: object) => parseSite(JSON.stringify(site));
const reasonOf = (site: object | string): string | undefined => {
  try {
    parseSite(typeof site === 'string' ? site : JSON.stringify(site));
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return (error as DomainError).message;
  }
  return undefined;
};

describe('parseSite', () => {
  it('keeps pages and blocks, and of rich texts what is allowed in them', () => {
    const typed =
      '<p onclick="x()">Rest <strong>well</strong></p><script>steal()</script><a href="javascript:x()">go</a>';
    const { pages } = parse({ theme: THEME, pages: [page('', [text('b1', typed)]), page('about')] });
    expect(pages[0]!.blocks).toEqual([
      { ...text('b1', ''), body: '<p>Rest <strong>well</strong></p><a rel="nofollow noopener noreferrer">go</a>' },
    ]);
  });

  it.each<[string, object | string, RegExp]>([
    ['no JSON', '{', /no JSON/],
    ['no page', { theme: THEME, pages: [] }, /pages/],
    ['no home page', { theme: THEME, pages: [page('about')] }, /first page is the home page/],
    [
      'the same address twice',
      { theme: THEME, pages: [page(''), page('a'), page('a', [], { id: 'b' })] },
      /same address/,
    ],
    ['the same id twice', { theme: THEME, pages: [page('', [text('b', ''), text('b', '')])] }, /same id/],
    ['an address of the server', { theme: THEME, pages: [page(''), page('assets')] }, /“assets”/],
    [
      'an address with a slash',
      { theme: THEME, pages: [page(''), page('a/b', [], { id: 'a-b' })] },
      /pages › 1 › path/,
    ],
    ['an unknown block', { theme: THEME, pages: [page('', [{ id: 'b', type: 'script', code: 'x' }])] }, /blocks › 0/],
    ['a property too many', { theme: THEME, pages: [page('', [{ ...text('b', ''), onClick: 'x' }])] }, /blocks › 0/],
    ['a color that is none', { theme: { ...THEME, colorAccent: 'red;}' }, pages: [page('')] }, /colorAccent/],
    ['a font that leaves its place', { theme: { ...THEME, fonts: ['x"; y'] }, pages: [page('')] }, /fonts/],
    ['too much', `"${'x'.repeat(DOCUMENT_MAX)}"`, /too large/],
  ])('rejects %s', (_what, site, reason) => expect(reasonOf(site)).toMatch(reason));
});
