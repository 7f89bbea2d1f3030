import { expect, test } from 'vitest';
import { findInterests } from './interests.ts';

test.each([
  ['I run a small bookshop and recommend too many books.', ['books']],
  ['I swim outdoors from April to October and complain about it cheerfully.', []],
  ['Op vrije dagen fiets ik tot ik ergens appeltaart vind.', ['cooking', 'cycling']],
  ['An freien Tagen laufe ich, bis ich irgendwo guten Kuchen finde.', ['cooking', 'hiking']],
  ['Ho una piccola libreria e consiglio sempre troppi libri.', ['books']],
  ['Je tiens une petite librairie et je conseille toujours trop.', ['books']],
  ['Llevo una librería pequeña y siempre recomiendo demasiado.', ['books']],
  ['Los días libres camino hasta dar con una buena tarta.', ['cooking', 'hiking']],
  ['De abril a octubre nado al aire libre y me quejo con gusto.', []],
  ['Wieczory z planszówkami to świętość, a przegrywać też już umiem.', ['games']],
])('finds the interests of “%s”', (text, interests) => {
  expect(findInterests(text)).toEqual(interests);
});
