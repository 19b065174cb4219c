#!/usr/bin/env node
'use strict';
// The muster command: sees to it that this Node.js can read the program, then runs it.
require('./node-version.cjs');

import('../dist/program/main.js').catch(function (error) {
  const url = String(error.url);
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !/dist\/program\/main\.js$/.test(url)) throw error;
  process.stderr.write('Muster is not built yet: run "npm run build" first.\n');
  process.exitCode = 1;
});
