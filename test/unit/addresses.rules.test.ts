import { describe, expect, test } from '@jest/globals';
import { isAddress, isDatabaseAddress, isIssuer, isMailServer, isOrigin } from '../../server/addresses.rules.js';

describe('An address', () => {
  test.each([
    ['https://a.example/b?c#d', ['http:', 'https:'], true],
    ['HTTP://a.example', ['http:', 'https:'], true],
    ['ftp://a.example', ['http:', 'https:'], false],
    ['ftp://a.example', ['ftp:'], true],
    ['smtp:///path', ['smtp:'], false],
    ['a.example', ['https:'], false],
    ['https://', ['https:'], false],
    ['', ['https:'], false],
  ])('%j, with one of the protocols %j: %j', (text, protocols, is) => expect(isAddress(text, protocols)).toBe(is));
});

describe('The address of a server', () => {
  test.each([
    ['postgres://user:a%25b@db.example/name', true],
    ['postgresql://db.example', true],
    ['postgres://user:a%zz@db.example/name', false],
    ['mysql://db.example', false],
    ['db.example', false],
  ])('%s belongs to a PostgreSQL server: %j', (text, is) => expect(isDatabaseAddress(text)).toBe(is));

  test.each([
    ['smtp://mail.example:587', true],
    ['smtps://user:a%25b@mail.example', true],
    ['smtps://user:a%zz@mail.example', false],
    ['https://mail.example', false],
    ['mail.example', false],
  ])('%s belongs to a mail server: %j', (text, is) => expect(isMailServer(text)).toBe(is));

  test.each([
    ['https://id.example', true],
    ['https://id.example/realms/all/', true],
    ['http://localhost:4000', true],
    ['http://127.0.0.1:4000', true],
    ['http://[::1]:4000', true],
    ['http://id.example', false],
    ['http://localhost.example', false],
    ['ftp://localhost', false],
    ['https://id.example/?a=b', false],
    ['https://id.example/#a', false],
    ['https://user@id.example', false],
    ['id.example', false],
  ])('%s belongs to an identity provider: %j', (text, is) => expect(isIssuer(text)).toBe(is));
});

describe('An origin', () => {
  test.each([
    ['https://a.example', true],
    ['http://a.example:8080/', true],
    ['https://a.example/b', false],
    ['https://a.example/?b', false],
    ['https://a.example/#b', false],
    ['https://user@a.example', false],
    ['ftp://a.example', false],
    ['a.example', false],
  ])('%s: %j', (text, is) => expect(isOrigin(text)).toBe(is));
});
