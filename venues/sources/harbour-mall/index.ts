import type { VenueSource } from '../../src/dsl/venue-source.ts';
import { groundFloor } from './ground-floor.ts';
import { lowerFloor } from './lower-floor.ts';
import { upperFloor } from './upper-floor.ts';
import { STYLES } from './styles.ts';
export const source = {slug:'harbour-mall',name:'x',description:'x',languages:{en:'English'},origin:[-9.1402, 38.7031],bearingDegrees:24,tzid:'Europe/Lisbon',countrycode:'PT',address:'',webUrl:'',hours:[],logo:'',coverImage:'',buildings:[],floors:[lowerFloor(), groundFloor(), upperFloor()],connections:["glass-lift"],categories:[],places:[],topPlaces:[],symbols:{},assets:{}, styles: STYLES} as unknown as VenueSource;
