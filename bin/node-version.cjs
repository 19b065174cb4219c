'use strict';
// Ends a program that this Node.js is too old for, in one sentence. Loaded before everything else, so the oldest must read it.
const parts = process.versions.node.split('.').map(Number);
const major = parts[0];
const minor = parts[1];

// As engines of package.json says.
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
  process.stderr.write(
    'Muster needs Node.js 20.19, 22.12 or newer, and this is ' +
      process.versions.node +
      ': get the newest "LTS" from https://nodejs.org.\n',
  );
  process.exit(1);
}
