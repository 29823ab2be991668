/** Unit categories of IMDF 1.0.0. */
export const UNIT_CATEGORIES: ReadonlySet<string> = new Set(
  `auditorium brick classroom column concrete conferenceroom drywall elevator escalator fieldofplay
  firstaid fitnessroom foodservice footbridge glass huddleroom kitchen laboratory library lobby
  lounge mailroom mothersroom movietheater movingwalkway nonpublic office opentobelow parking
  phoneroom platform privatelounge ramp recreation restroom restroom.family restroom.female
  restroom.female.wheelchair restroom.male restroom.male.wheelchair restroom.transgender
  restroom.transgender.wheelchair restroom.unisex restroom.unisex.wheelchair restroom.wheelchair
  road room serverroom shower smokingarea stairs steps storage structure terrace theater
  unenclosedarea unspecified vegetation waitingroom walkway walkway.island wood`.split(/\s+/),
);

/** Amenity categories of IMDF 1.0.0. */
export const AMENITY_CATEGORIES: ReadonlySet<string> = new Set(
  `amphitheater animalreliefarea arrivalgate atm babychanging baggagecarousel baggagecarousel.intl
  baggagecarts baggageclaim baggageclaim.oversize baggagerecheck baggagestorage boardinggate
  boardinggate.aircraft boardinggate.bus boardinggate.ferry boardinggate.train bus bus.muni
  bus.national businesscenter cabin caregiver carrental cashier changemachine checkin checkin.desk
  checkin.desk.oversizebaggage checkin.desk.transfer checkin.selfservice childplayarea coinlocker
  copymachine defibrillator drinkingfountain eatingdrinking elevator emergencyshelter entry
  escalator exhibit faregate faregate.oversized fieldofplay firealarmpullstation fireextinguisher
  firstaid fittingroom foodservice gatearea groundtransportation guestservices
  handsanitizerstation healthscreening hoteling immigration information information.bid
  information.carrental information.hotel information.mufid information.transit landmark library
  limo lostandfound mailbox meditation meetingpoint mobilityrescue mothersroom movingwalkway
  paidarea parkandride parking parking.bicycle parking.compact parking.ev parking.longterm
  parking.motorcycle parking.shortterm parking.waitingarea payphone pedestriancrossing peoplemover
  phone phone.emergency photobooth platform police powerchargingstation prayerroom
  prayerroom.buddhism prayerroom.christianity prayerroom.hinduism prayerroom.islam
  prayerroom.islam.female prayerroom.islam.male prayerroom.judaism prayerroom.shintoism
  prayerroom.sikh prayerroom.taoic privatelounge productreturn rail.muni rail.national ramp
  reception.desk recreation restroom restroom.family restroom.female restroom.female.wheelchair
  restroom.male restroom.male.wheelchair restroom.transgender restroom.transgender.wheelchair
  restroom.unisex restroom.unisex.wheelchair restroom.wheelchair rideshare seat seating security
  security.checkpoint security.inspection service shower shuttle sleepbox smokingarea stairs
  storage strollerrental studentadmissions studentservices swimmingpool swimmingpool.children
  swimmingpool.family taxi ticketing ticketing.airline ticketing.bus ticketing.rail
  ticketing.shuttle traintrack transit unspecified valet vendingmachine vendingmachine.trainticket
  wheelchairassist wifi yoga`.split(/\s+/),
);

/** Section categories of IMDF 1.0.0, without the games of chance. */
export const SECTION_CATEGORIES: ReadonlySet<string> = new Set(
  `arcade baggageclaim baggageclaim.intl carrental carrental.dropoff checkin concessions cubicle
  dutyfree eatingdrinking entertainmentarea exhibit exhibition gatearea gatearea.holding
  immigration immigration.schengen information paidarea parkandride parking parking.bicycle
  parking.compact parking.ev parking.longterm parking.motorcycle parking.shortterm
  parking.waitingarea platform postsecurity presecurity private recomposearea recreation rental
  retail retaildepartment road seating seatingrow security servicearea ticketing vegetation
  walkway`.split(/\s+/),
);

/** Venue categories of IMDF 1.0.0. */
export const VENUE_CATEGORIES: ReadonlySet<string> = new Set(
  `airport airport.intl aquarium businesscampus casino communitycenter conventioncenter
  governmentfacility healthcarefacility hotel museum parkingfacility resort retailstore
  shoppingcenter stadium stripmall theater themepark trainstation transitstation
  university`.split(/\s+/),
);
