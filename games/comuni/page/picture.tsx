// Components as the tables of the rules show them: small, beside their words.
import type {ComponentChildren} from 'preact';
import type {Components} from '@page/games';
import {Crown} from './city';
import {IncomeCubes} from './facts';
import {CubeGlyph, GOLD, InvaderShield, SignGlyph, TypeGlyph} from './glyphs';
import type {Commune, Cube, Type} from './model';

export function picture(name: string, {edition}: Components): ComponentChildren | undefined {
  const [kind, which = ''] = name.split(':');
  switch (kind) {
    case 'cube':
      return <CubeGlyph cube={which as Cube} size={26} />;
    case 'type':
      return <TypeGlyph type={which as Type} size={28} />;
    case 'master':
      return <Crown size={22} />;
    case 'income':
      return <IncomeCubes income={edition.communes.value.find(({id}: Commune) => id === which).income} />;
    case 'invader':
      return <InvaderShield id={which} past={false} />;
    case 'honour':
      return <SignGlyph sign="honour" size={24} fill={GOLD} />;
    default:
      return undefined;
  }
}
