/** Violations of the rules about names and texts; violations.mjs says how to read them. */
export const WORD_VIOLATIONS = [
  {
    check: 'prose',
    files: {
      'scripts/demo/planted.mjs': '/** Whoever asks is answered. */\nexport const asked = 1;\n',
      'scripts/demo/planted.md': 'It is sent\nto nobody.\n',
    },
    expects: {
      comments: /planted\.mjs:1: write the caller/,
      documents: /planted\.md:2: write no user/,
    },
  },
  {
    check: 'named-files',
    files: {
      'scripts/demo/planted.mjs': '/** As `nowhere.mjs` does. */\nexport const asked = 1;\n',
      'scripts/demo/planted.md': 'See [there](./nowhere.md) and `scripts/nothing.mjs`.\n',
    },
    expects: {
      comments: /planted\.mjs:1: there is no nowhere\.mjs/,
      links: /planted\.md: the link to \.\/nowhere\.md leads nowhere/,
      documents: /planted\.md:1: there is no scripts\/nothing\.mjs/,
    },
  },
  {
    check: 'glossary',
    files: {
      'scripts/demo/visit-copies.mjs': 'export const tellClients = 1;\nexport const MOST_VISITS = 2;\n',
    },
    expects: {
      'file names': /visit-copies\.mjs: write projection/,
      'exported names': /tellClients: write publish/,
      'names of constants': /MOST_VISITS: write `MAX_/,
    },
  },
];
