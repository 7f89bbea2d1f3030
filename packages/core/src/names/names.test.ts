import { describe, expect, test } from 'vitest';
import { mandatoryWords } from '../disclosures/mandatory-words.ts';
import { imitatedWords } from './imitated-words.ts';
import { misleadingNameProblem, nameToSave } from './index.ts';

const owner = { email: 'robin@example.com', siteName: 'Linden Lane' };
const problem = (name: string) => misleadingNameProblem(name, owner)?.key ?? null;

describe('a name that imitates a disclosure, a sign of trust or the operator is refused', () => {
  test.each([
    ['Fictional profile'],
    ['Not fictional'],
    ['100% not FICTIONAL'],
    ['FictionaI profiIe'],
    ['Fiсtiоnаl'],
    ['Ｆｉｃｔｉｏｎａｌ'],
    ['𝐅𝐢𝐜𝐭𝐢𝐨𝐧𝐚𝐥 𝐩𝐫𝐨𝐟𝐢𝐥𝐞'],
    ['F\u0301ictional'],
    ['Fic\u200Btional'],
    ['fictionalprofile'],
    ['Profil fictif'],
    ['Nie fikcyjny'],
    ['Not fake'],
    ['Werbung'],
    ['Verified ✓'],
    ['Anna ✅'],
    ['Mira ✔\uFE0F'],
    ['Verifiziert'],
    ['Anna, vérifiée'],
    ['Moderator'],
    ['Mod€rator'],
    ['MODERATORIN'],
    ['Moderator24'],
    ['Мoderаtor'],
    ['M0derat0r'],
    ['Mode rator'],
    ['Support'],
    ['SUPPORT'],
    ['Supp0rt'],
    ['Suppоrt'],
    ['$upport'],
    ['Süppört'],
    ['S u p p o r t'],
    ['s.u.p.p.o.r.t'],
    ['SupportAnna'],
    ['support_anna'],
    ['Kunden-Service'],
    ['Obsługa klienta'],
    ['Atencion al cliente'],
    ['Klantenservice'],
    ['St@ff'],
    ['Adm1n'],
    ['No-Reply'],
    ['Linden Lane'],
    ['LindenLane team'],
    ['Lìnden  Iane'],
  ])('%s', (name) => expect(problem(name)).toBe('name_imitates'));

  test.each(
    [
      ...Object.values(imitatedWords).flatMap((words) => words.split(',').map((word) => word.trim())),
      ...Object.values(mandatoryWords).flatMap((words) => Object.values(words)),
    ].map((word) => [word]),
  )('every word of the tables: %s', (word) => {
    expect(problem(`Anna ${word.toUpperCase()}`)).toBe('name_imitates');
  });
});

test.each([
  ['mira@example.org'],
  ['Write me: mira@example.org'],
  ['m i r a @ e x a m p l e . o r g'],
  ['mi ra @ exam ple . org'],
  ['ｍｉｒａ＠ｅｘａｍｐｌｅ．ｏｒｇ'],
  ['mira (at) example.org'],
  ['mira at example dot org'],
  ['mira [chiocciola] example [punto] it'],
  ['mira@müller.example'],
  ['mira example com'],
  ['MIRA EXAMPLE COM'],
  ['mira.example.com'],
  ['mira . example . com'],
  ['mira。example。net'],
  ['mira.dating'],
  ['Mira.соm'],
  ['e x a m p l e . d e'],
  ['example punkt de'],
  ['https://example.org/mira'],
  ['HTTP example'],
  ['www mira'],
  ['t.me/mira'],
])('an address in a name is refused: %s', (name) => {
  expect(problem(name)).toBe('name_with_address');
});

test.each([
  ['Suppé'],
  ['Moder'],
  ['Modesta'],
  ['Admira'],
  ['Stafford'],
  ['Anna'],
  ['Supporta'],
  ['Fictiona'],
  ['Linden'],
  ['Lane Linden'],
  ['Jan de Vries'],
  ['J.de Vries'],
  ['Joh. de Vries'],
  ['Anna M. It'],
  ['J.R.R. Tolkien'],
  ['Dr. Nadia Comaneci'],
  ['Ana com amor'],
  ['anna.b'],
  ['maria.rossi'],
  ['Anna & Tom'],
  ['Nath@lie'],
  ['Zoë'],
  ['Łucja'],
  ['Роман'],
  ['محمد'],
  ['ไอ้มด'],
  ['Kai 4ever'],
  ['O’Neill'],
  ['Marc-André'],
  ['Tom 👩\u200D👧 ❤\uFE0F'],
  ['Orga Netta'],
  ['Point Noir'],
])('stays a name: %s', (name) => {
  expect(problem(name)).toBeNull();
});

test.each([
  ['support', 'support@example.com'],
  [' Moderation ', 'Moderation@example.com'],
  ['mira.org', 'mira.org@example.com'],
])('the default name %s of an address is asked for', (name, email) => {
  expect(misleadingNameProblem(name, { ...owner, email })).toEqual({ key: 'name_needed' });
});

test('the rules of every name come first, and a site without a name imitates nothing', () => {
  const gate = { email: 'robin@example.com', siteName: '', field: 'profile.name' };
  const fieldsOf = (name: string) => {
    const result = nameToSave(name, gate);
    return result.isAllowed ? result.value : result.refusal;
  };
  expect(fieldsOf(' Robin\u200B ')).toBe('Robin');
  expect(fieldsOf('robin@example.com')).toMatchObject({ fields: { 'profile.name': 'name_equal_to_email' } });
  expect(fieldsOf('robin@example.org')).toMatchObject({ fields: { 'profile.name': 'name_with_address' } });
  expect(fieldsOf('Support')).toMatchObject({ fields: { 'profile.name': 'name_imitates' } });
});
