### Слова карт «Берсерка» по-русски. Как из них складываются фразы: games/berserk/abilities/phrases.py

## Существительные

berserk-noun-card = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] карта
                [few] карты
               *[other] карт
            }
           *[no] { $case ->
                [nom] карты
                [gen] карт
                [dat] картам
                [acc] карты
               *[ins] картами
            }
        }
       *[one] { $case ->
            [nom] карта
            [gen] карты
            [dat] карте
            [acc] карту
           *[ins] картой
        }
    }
    .gender = f
berserk-noun-creature = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] существо
                [few] существа
               *[other] существ
            }
           *[no] { $case ->
                [nom] существа
                [gen] существ
                [dat] существам
                [acc] существ
               *[ins] существами
            }
        }
       *[one] { $case ->
            [nom] существо
            [gen] существа
            [dat] существу
            [acc] существо
           *[ins] существом
        }
    }
    .gender = n
    .animate = yes
berserk-noun-ground = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] наземное существо
                [few] наземных существа
               *[other] наземных существ
            }
           *[no] { $case ->
                [nom] наземные существа
                [gen] наземных существ
                [dat] наземным существам
                [acc] наземных существ
               *[ins] наземными существами
            }
        }
       *[one] { $case ->
            [nom] наземное существо
            [gen] наземного существа
            [dat] наземному существу
            [acc] наземное существо
           *[ins] наземным существом
        }
    }
    .gender = n
    .animate = yes
berserk-noun-flyer = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] летающее существо
                [few] летающих существа
               *[other] летающих существ
            }
           *[no] { $case ->
                [nom] летающие существа
                [gen] летающих существ
                [dat] летающим существам
                [acc] летающих существ
               *[ins] летающими существами
            }
        }
       *[one] { $case ->
            [nom] летающее существо
            [gen] летающего существа
            [dat] летающему существу
            [acc] летающее существо
           *[ins] летающим существом
        }
    }
    .gender = n
    .animate = yes
berserk-noun-artifact = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] артефакт
                [few] артефакта
               *[other] артефактов
            }
           *[no] { $case ->
                [nom] артефакты
                [gen] артефактов
                [dat] артефактам
                [acc] артефакты
               *[ins] артефактами
            }
        }
       *[one] { $case ->
            [nom] артефакт
            [gen] артефакта
            [dat] артефакту
            [acc] артефакт
           *[ins] артефактом
        }
    }
    .gender = m
berserk-noun-terrain = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] местность
                [few] местности
               *[other] местностей
            }
           *[no] { $case ->
                [nom] местности
                [gen] местностей
                [dat] местностям
                [acc] местности
               *[ins] местностями
            }
        }
       *[one] { $case ->
            [nom] местность
            [gen] местности
            [dat] местности
            [acc] местность
           *[ins] местностью
        }
    }
    .gender = f
berserk-noun-symbiote = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] симбиот
                [few] симбиота
               *[other] симбиотов
            }
           *[no] { $case ->
                [nom] симбиоты
                [gen] симбиотов
                [dat] симбиотам
                [acc] симбиотов
               *[ins] симбиотами
            }
        }
       *[one] { $case ->
            [nom] симбиот
            [gen] симбиота
            [dat] симбиоту
            [acc] симбиота
           *[ins] симбиотом
        }
    }
    .gender = m
    .animate = yes
berserk-noun-companion = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] компаньон
                [few] компаньона
               *[other] компаньонов
            }
           *[no] { $case ->
                [nom] компаньоны
                [gen] компаньонов
                [dat] компаньонам
                [acc] компаньонов
               *[ins] компаньонами
            }
        }
       *[one] { $case ->
            [nom] компаньон
            [gen] компаньона
            [dat] компаньону
            [acc] компаньона
           *[ins] компаньоном
        }
    }
    .gender = m
    .animate = yes
berserk-noun-parasite = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] паразит
                [few] паразита
               *[other] паразитов
            }
           *[no] { $case ->
                [nom] паразиты
                [gen] паразитов
                [dat] паразитам
                [acc] паразитов
               *[ins] паразитами
            }
        }
       *[one] { $case ->
            [nom] паразит
            [gen] паразита
            [dat] паразиту
            [acc] паразита
           *[ins] паразитом
        }
    }
    .gender = m
    .animate = yes
berserk-noun-cell = { $number ->
        [many] { $counted ->
            [yes] { $count ->
                [one] клетка
                [few] клетки
               *[other] клеток
            }
           *[no] { $case ->
                [nom] клетки
                [gen] клеток
                [dat] клеткам
                [acc] клетки
               *[ins] клетками
            }
        }
       *[one] { $case ->
            [nom] клетка
            [gen] клетки
            [dat] клетке
            [acc] клетку
           *[ins] клеткой
        }
    }
    .gender = f

## На кого указывают

berserk-ref-self = { $case ->
        [nom] эта карта
        [gen] этой карты
        [dat] этой карте
        [acc] эту карту
       *[ins] этой картой
    }
    .gender = f
berserk-ref-host = { $case ->
        [nom] хозяин этой карты
        [gen] хозяина этой карты
        [dat] хозяину этой карты
        [acc] хозяина этой карты
       *[ins] хозяином этой карты
    }
    .gender = m
berserk-ref-it = { $case ->
        [nom] выбранная карта
        [gen] выбранной карты
        [dat] выбранной карте
        [acc] выбранную карту
       *[ins] выбранной картой
    }
    .gender = f
berserk-ref-attacker = { $case ->
        [nom] атакующая карта
        [gen] атакующей карты
        [dat] атакующей карте
        [acc] атакующую карту
       *[ins] атакующей картой
    }
    .gender = f
berserk-ref-attacked = { $case ->
        [nom] атакованная карта
        [gen] атакованной карты
        [dat] атакованной карте
        [acc] атакованную карту
       *[ins] атакованной картой
    }
    .gender = f
berserk-ref-event-card = { $case ->
        [nom] та карта
        [gen] той карты
        [dat] той карте
        [acc] ту карту
       *[ins] той картой
    }
    .gender = f
berserk-ref-event-by = { $case ->
        [nom] вызвавшая это карта
        [gen] вызвавшей это карты
        [dat] вызвавшей это карте
        [acc] вызвавшую это карту
       *[ins] вызвавшей это картой
    }
    .gender = f
berserk-ref-event-target = { $case ->
        [nom] цель
        [gen] цели
        [dat] цели
        [acc] цель
       *[ins] целью
    }
    .gender = f
berserk-ref-var = { $case ->
        [nom] карта { $name }
        [gen] карты { $name }
        [dat] карте { $name }
        [acc] карту { $name }
       *[ins] картой { $name }
    }
    .gender = f
berserk-noun-cell-of = { $case ->
        [nom] клетка { $of-gen }
        [gen] клетки { $of-gen }
        [dat] клетке { $of-gen }
        [acc] клетку { $of-gen }
       *[ins] клеткой { $of-gen }
    }
    .gender = f

## Согласование

berserk-hard = { $agree ->
        [m-nom] ый
        [m-gen] ого
        [m-dat] ому
        [m-ins] ым
        [f-nom] ая
        [f-gen] ой
        [f-dat] ой
        [f-acc] ую
        [f-ins] ой
        [n-nom] ое
        [n-acc] ое
        [n-gen] ого
        [n-dat] ому
        [n-ins] ым
        [pl-nom] ые
        [pl-gen] ых
        [pl-dat] ым
       *[pl-ins] ыми
    }
berserk-soft = { $agree ->
        [m-nom] ий
        [m-gen] его
        [m-dat] ему
        [m-ins] им
        [f-nom] ая
        [f-gen] ей
        [f-dat] ей
        [f-acc] ую
        [f-ins] ей
        [n-nom] ее
        [n-acc] ее
        [n-gen] его
        [n-dat] ему
        [n-ins] им
        [pl-nom] ие
        [pl-gen] их
        [pl-dat] им
       *[pl-ins] ими
    }
berserk-your = { $agree ->
        [m-nom] ваш
        [m-gen] вашего
        [m-dat] вашему
        [m-ins] вашим
        [f-nom] ваша
        [f-gen] вашей
        [f-dat] вашей
        [f-acc] вашу
        [f-ins] вашей
        [n-nom] ваше
        [n-acc] ваше
        [n-gen] вашего
        [n-dat] вашему
        [n-ins] вашим
        [pl-nom] ваши
        [pl-gen] ваших
        [pl-dat] вашим
       *[pl-ins] вашими
    }

## Атаки

berserk-attack-strike = { $case ->
        [gen] простого удара
        [dat] простому удару
        [acc] простой удар
        [ins] простым ударом
        [many] простых ударов
       *[nom] простой удар
    }
    .name = простой удар
berserk-attack-special = { $case ->
        [gen] особого удара
        [dat] особому удару
        [acc] особый удар
        [ins] особым ударом
        [many] особых ударов
       *[nom] особый удар
    }
    .name = особый удар
berserk-attack-magic = { $case ->
        [gen] магического удара
        [dat] магическому удару
        [acc] магический удар
        [ins] магическим ударом
        [many] магических ударов
       *[nom] магический удар
    }
    .name = магический удар
berserk-attack-shot = { $case ->
        [gen] выстрела
        [dat] выстрелу
        [acc] выстрел
        [ins] выстрелом
        [many] выстрелов
       *[nom] выстрел
    }
    .name = выстрел
berserk-attack-throw = { $case ->
        [gen] метания
        [dat] метанию
        [acc] метание
        [ins] метанием
        [many] метаний
       *[nom] метание
    }
    .name = метание
berserk-attack-row = { $case ->
        [gen] удара через ряд
        [dat] удару через ряд
        [acc] удар через ряд
        [ins] ударом через ряд
        [many] ударов через ряд
       *[nom] удар через ряд
    }
    .name = удар через ряд
berserk-attack-blast = { $case ->
        [gen] разряда
        [dat] разряду
        [acc] разряд
        [ins] разрядом
        [many] разрядов
       *[nom] разряд
    }
    .name = разряд
berserk-attack-any = { $case ->
        [gen] любой атаки
        [dat] любой атаке
        [acc] любую атаку
        [ins] любой атакой
        [many] любых атак
       *[nom] любая атака
    }
    .name = любая атака
berserk-attack-melee = { $case ->
        [gen] ближней атаки
        [dat] ближней атаке
        [acc] ближнюю атаку
        [ins] ближней атакой
        [many] ближних атак
       *[nom] ближняя атака
    }
    .name = ближняя атака
berserk-attack-ranged = { $case ->
        [gen] дальней атаки
        [dat] дальней атаке
        [acc] дальнюю атаку
        [ins] дальней атакой
        [many] дальних атак
       *[nom] дальняя атака
    }
    .name = дальняя атака
berserk-attack-magical = { $case ->
        [gen] магической атаки
        [dat] магической атаке
        [acc] магическую атаку
        [ins] магической атакой
        [many] магических атак
       *[nom] магическая атака
    }
    .name = магическая атака
berserk-attack-nonmagical = { $case ->
        [gen] немагической атаки
        [dat] немагической атаке
        [acc] немагическую атаку
        [ins] немагической атакой
        [many] немагических атак
       *[nom] немагическая атака
    }
    .name = немагическая атака

## Величины карт

berserk-stat-cost = { $case ->
        [gen] стоимости
        [acc] стоимость
       *[nom] стоимость
    }
berserk-stat-life = { $case ->
        [gen] остатка жизни
        [acc] остаток жизни
       *[nom] остаток жизни
    }
berserk-stat-max-life = { $case ->
        [gen] полной жизни
        [acc] полную жизнь
       *[nom] полная жизнь
    }
berserk-stat-wounds = { $case ->
        [gen] числа ран
        [acc] число ран
       *[nom] число ран
    }
berserk-stat-xlife = { $case ->
        [gen] числа дополнительных жизней
        [acc] число дополнительных жизней
       *[nom] число дополнительных жизней
    }
berserk-stat-move = { $case ->
        [gen] движения
        [acc] движение
       *[nom] движение
    }
berserk-stat-light = { $case ->
        [gen] слабого удара
        [acc] слабый удар
       *[nom] слабый удар
    }
berserk-stat-medium = { $case ->
        [gen] среднего удара
        [acc] средний удар
       *[nom] средний удар
    }
berserk-stat-strong = { $case ->
        [gen] сильного удара
        [acc] сильный удар
       *[nom] сильный удар
    }
berserk-stat-armor = { $case ->
        [gen] брони
        [acc] броню
       *[nom] броня
    }
berserk-stat-regen = { $case ->
        [gen] регенерации
        [acc] регенерацию
       *[nom] регенерация
    }
berserk-stat-chips = { $case ->
        [gen] числа фишек
        [acc] число фишек
       *[nom] число фишек
    }
berserk-stat-poison = { $case ->
        [gen] отравления
        [acc] отравление
       *[nom] отравление
    }
berserk-stat-row = { $case ->
        [gen] номера ряда
        [acc] номер ряда
       *[nom] номер ряда
    }

## Соединение

berserk-and = { $head } и { $tail }
berserk-or = { $head } или { $tail }
berserk-comma = { $head }, { $tail }
berserk-then = { $head }; { $tail }
berserk-either = { $head }; либо { $tail }
berserk-not = неверно, что { $cond }
berserk-neg = { $not ->
        [yes] не{ " " }
       *[no] { "" }
    }
berserk-is = { berserk-neg }находится { $filter }
berserk-where = , где { $letter } — { $amount }
berserk-where-too = , а { $letter } — { $amount }
berserk-called = { " " }({ $name })
berserk-by-opponent = { " " }по выбору противника

berserk-det-a-any = { $phrase }
berserk-det-a-mine = { berserk-your } { $phrase }
berserk-det-each-any = кажд{ berserk-hard } { $phrase }
berserk-det-each-mine = кажд{ berserk-hard } { berserk-your } { $phrase }
berserk-det-all-any = { $phrase }
    .number = many
berserk-det-all-mine = { berserk-your } { $phrase }
    .number = many
berserk-det-some-any = { $count } { $phrase }
    .number = many
    .counted = yes
berserk-det-some-mine = { $count } { berserk-your } { $phrase }
    .number = many
    .counted = yes
berserk-det-upto-any = до { $count } { $phrase }
    .number = many
    .case = gen
berserk-det-upto-mine = до { $count } { berserk-your } { $phrase }
    .number = many
    .case = gen
berserk-enemy = противника
berserk-half-mine = на вашей половине
berserk-half-enemy = на половине противника

## Уточнения

berserk-filter-adj = рядом с { $of-ins }
    .not = не рядом с { $of-ins }
berserk-filter-ortho = рядом, не по диагонали, с { $of-ins }
    .not = не рядом по прямой с { $of-ins }
berserk-filter-diag = по диагонали от { $of-gen }
    .not = не по диагонали от { $of-gen }
berserk-filter-opp = напротив { $of-gen }
    .not = не напротив { $of-gen }
berserk-filter-behind = позади { $of-gen }
    .not = не позади { $of-gen }
berserk-filter-beside = слева или справа от { $of-gen }
    .not = не слева и не справа от { $of-gen }
berserk-filter-left = слева от { $of-gen }
    .not = не слева от { $of-gen }
berserk-filter-right = справа от { $of-gen }
    .not = не справа от { $of-gen }
berserk-filter-knight = на расстоянии хода шахматного коня от { $of-gen }
    .not = не на расстоянии хода шахматного коня от { $of-gen }
berserk-filter-samerow = в одном ряду с { $of-ins }
    .not = не в одном ряду с { $of-ins }
berserk-filter-samecol = в одном столбце с { $of-ins }
    .not = не в одном столбце с { $of-ins }
berserk-filter-within = на расстоянии до { $n } от { $of-gen }
    .not = на расстоянии больше { $n } от { $of-gen }
berserk-whose-row = { $whose ->
        [mine] в вашем ряду { $n }
        [enemy] в ряду { $n } противника
       *[any] в ряду { $n }
    }
berserk-filter-row = { berserk-whose-row }
    .not = не { berserk-whose-row }
berserk-whose-half = { $whose ->
        [mine] на вашей половине
        [enemy] на половине противника
       *[any] на поле боя
    }
berserk-filter-half = { berserk-whose-half }
    .not = не { berserk-whose-half }
berserk-filter-edge = у края поля
    .not = не у края поля
berserk-filter-deep = на глубине
    .not = не на глубине
berserk-filter-free = свободн{ berserk-hard }
    .place = before
    .not = занят{ berserk-hard }
    .not-place = before
berserk-filter-marked = с маркером «{ $with }»
    .not = без маркера «{ $with }»
    .is = { $not ->
            [yes] не имеет маркера «{ $with }»
           *[no] имеет маркер «{ $with }»
        }
berserk-filter-on = на клетке с маркером «{ $with }»
    .not = не на клетке с маркером «{ $with }»
berserk-filter-symbiote = из числа симбиотов
    .not = (кроме симбиотов)
    .is = { $not ->
            [yes] — не симбиот
           *[no] — симбиот
        }
berserk-filter-other = (кроме { $than-gen })
    .not = ({ $than })
    .is = { $not ->
            [yes] — { $than }
           *[no] — не { $than }
        }
berserk-filter-rides = (хозяин — { $of })
    .not = (хозяин — не { $of })
    .is = { $not ->
            [yes] сидит не на той карте, что { $of }
           *[no] сидит на той же карте, что { $of }
        }
berserk-filter-elem = стихии «{ $of }»
    .not = не стихии «{ $of }»
    .is = { berserk-neg }относится к стихии «{ $of }»
berserk-filter-class = класса «{ $of }»
    .not = не класса «{ $of }»
    .is = { berserk-neg }относится к классу «{ $of }»
berserk-filter-named = «{ $as }»
    .not = не «{ $as }»
    .is = { berserk-neg }называется «{ $as }»
berserk-filter-samename = с тем же названием, что { $of }
    .not = не с тем названием, что { $of }
    .is = { berserk-neg }называется так же, как { $of }
berserk-filter-elite = элитн{ berserk-hard }
    .place = before
    .not = неэлитн{ berserk-hard }
    .not-place = before
    .is = { $not ->
            [yes] — неэлитн{ berserk-hard }
           *[no] — элитн{ berserk-hard }
        }
berserk-filter-unique = уникальн{ berserk-hard }
    .place = before
    .not = неуникальн{ berserk-hard }
    .not-place = before
    .is = { $not ->
            [yes] — неуникальн{ berserk-hard }
           *[no] — уникальн{ berserk-hard }
        }
berserk-short = { $gender ->
        [f] а
        [n] о
       *[m] { "" }
    }
berserk-filter-tapped = закрыт{ berserk-hard }
    .place = before
    .not = открыт{ berserk-hard }
    .not-place = before
    .is = { $not ->
            [yes] открыт{ berserk-short }
           *[no] закрыт{ berserk-short }
        }
berserk-filter-flying = летающ{ berserk-soft }
    .place = before
    .not = нелетающ{ berserk-soft }
    .not-place = before
    .is = { berserk-neg }летает
berserk-filter-has = с особенностью «{ $what }»
    .not = без особенности «{ $what }»
    .is = { $not ->
            [yes] не имеет особенности «{ $what }»
           *[no] имеет особенность «{ $what }»
        }
berserk-filter-hurt = ранен{ berserk-hard }
    .place = before
    .not = без ран
    .is = { $not ->
            [yes] не имеет ран
           *[no] имеет раны
        }
berserk-filter-cursed = с проклятием
    .not = без проклятия
    .is = { $not ->
            [yes] не имеет проклятия
           *[no] имеет проклятие
        }
berserk-filter-blessed = с благословением
    .not = без благословения
    .is = { $not ->
            [yes] не имеет благословения
           *[no] имеет благословение
        }
berserk-filter-poisoned = с отравлением
    .not = без отравления
    .is = { $not ->
            [yes] не имеет отравления
           *[no] имеет отравление
        }
berserk-filter-moved = перемещавш{ berserk-soft }ся в этом ходу
    .place = before
    .not = не перемещавш{ berserk-soft }ся в этом ходу
    .not-place = before
    .is = { berserk-neg }перемещал{ $gender ->
            [f] ась
            [n] ось
           *[m] ся
        } в этом ходу
berserk-filter-acted = действовавш{ berserk-soft } в этом ходу
    .place = before
    .not = не действовавш{ berserk-soft } в этом ходу
    .not-place = before
    .is = { berserk-neg }действовал{ berserk-short } в этом ходу
berserk-filter-hidden = скрыт{ berserk-hard }
    .place = before
    .not = вскрыт{ berserk-hard }
    .not-place = before
    .is = { $not ->
            [yes] вскрыт{ berserk-short }
           *[no] скрыт{ berserk-short }
        }
berserk-zone = { $zone ->
        [deck] из колоды
        [grave] с кладбища
        [exile] из изгнания
       *[play] в игре
    }
berserk-filter-in = { berserk-zone }
    .not = не { berserk-zone }
    .is = { berserk-neg }находится { $zone ->
            [deck] в колоде
            [grave] на кладбище
            [exile] в изгнании
           *[play] в игре
        }
berserk-comparison = { $op ->
        [le] не больше, чем { $n }
        [ge] не меньше, чем { $n }
        [ne] не { $n }
        [lt] меньше, чем { $n }
        [gt] больше, чем { $n }
       *[eq] ровно { $n }
    }
berserk-filter-compare = ({ $stat-nom } — { berserk-comparison })
    .is = имеет { $stat-acc } { berserk-comparison }

## Величины

berserk-value-n = { $event ->
        [hit] величина атаки
        [attack_done] величина атаки
        [wounded] число этих ран
        [healed] число излеченных ран
        [drained] число излеченных ран
        [moved] число пройденных клеток
        [walked] число пройденных клеток
        [jumped] число пройденных клеток
        [teleported] число пройденных клеток
        [chips_gained] число этих фишек
        [chips_lost] число этих фишек
        [lives_gained] число этих дополнительных жизней
        [lives_lost] число этих дополнительных жизней
        [poisoned] величина этого отравления
       *[other] эта величина
    }
berserk-value-excess = { $event ->
        [wounded] избыточный урон
       *[other] избыточное лечение
    }
berserk-value-roll = результат броска
berserk-sum-plus = { $left } плюс { $right }
berserk-sum-minus = { $left } минус { $right }
berserk-amount-count = число { $of-gen }
berserk-amount-stat = { $what-nom } { $of-gen }
berserk-amount-roll = бросок { $power }
berserk-amount-times = сколько раз в этом ходу эта карта { $event }
berserk-amount-walked = сколько клеток в этом ходу прошла { $of }
berserk-amount-fury = { $n } с прибавками к бешенству
berserk-amount-half-up = половина (с округлением вверх) от: { $of }
berserk-amount-half-down = половина (с округлением вниз) от: { $of }
berserk-amount-min = меньшее из двух: { $a }, { $b }
berserk-amount-max = большее из двух: { $a }, { $b }
berserk-amount-flip = { $a } или { $b }, как ляжет двусторонний маркер
berserk-amount-die = число на кубике

berserk-occasion-declared = нападает
berserk-occasion-hit = попадает
berserk-occasion-rolled = бросает кубик
berserk-occasion-wounded = получает раны
berserk-occasion-healed = излечивается
berserk-occasion-died = погибает
berserk-occasion-moved = перемещается
berserk-occasion-tapped = закрывается
berserk-occasion-protected = становится защитником
berserk-occasion-used = применяет заклинание или воздействие

## Условия

berserk-compare = { $left } — { $op ->
        [le] не больше, чем { $right }
        [ge] не меньше, чем { $right }
        [ne] не { $right }
        [lt] меньше, чем { $right }
        [gt] больше, чем { $right }
       *[eq] ровно { $right }
    }
berserk-if-exists = { $not ->
        [yes] нет { $of-gen }
       *[no] есть { $of }
    }
berserk-if-in-formation = эта карта { berserk-neg }стоит в строю
berserk-if-first = вы { berserk-neg }ходите первым
berserk-if-second = вы { berserk-neg }ходите вторым
berserk-if-deep = эта карта { berserk-neg }стоит на глубине
berserk-if-surface = эта карта { berserk-neg }стоит на поверхности
berserk-if-bodiless = эта карта { berserk-neg }бестелесна
berserk-if-turn = идёт { berserk-neg }{ $whose ->
        [mine] ваш ход
        [enemy] ход противника
       *[any] чей-либо ход
    }
berserk-if-rolled = результат броска — { berserk-neg }{ $rolls }
berserk-if-unwounded = { $not ->
        [yes] эта карта получила раны в этом ходу
       *[no] эта карта не получила ран в этом ходу
    }
berserk-if-fallen = эта карта { berserk-neg }погибла от атаки карты противника
berserk-rolls = { $low }–{ $high }

## Сроки и ограничения

berserk-until-end-turn = до конца хода
berserk-until-end-my-turn = до конца вашего хода
berserk-until-end-enemy-turn = до конца хода противника
berserk-until-end-its-turn = до конца следующего хода владельца
berserk-until-end-my-next-turn = до конца вашего следующего хода
berserk-until-battle = до конца боя
berserk-until-while = пока { $cond },
berserk-until-next = до следующего раза, когда карта { $event },
berserk-until-uses = на { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    }
berserk-limit = { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    } за { $per ->
        [battle] бой
        [my_turn] ваш ход
        [enemy_turn] ход противника
       *[turn] ход
    }{ $each ->
        [yes] { " " }для каждой цели
       *[no] { "" }
    }

berserk-strength-light = слабый
berserk-strength-medium = средний
berserk-strength-strong = сильный

berserk-realm-plains = Степь
berserk-realm-mountains = Горы
berserk-realm-forests = Лес
berserk-realm-swamp = Болото
berserk-realm-fire = Огонь
berserk-realm-darkness = Тьма
berserk-realm-neutral = Нейтральные

## События

berserk-by = { $by ->
        [none] какая-либо карта
       *[other] { $by }
    }
berserk-at = { $target ->
        [none] { "" }
       *[other] { " " }по цели — { $target }
    }
berserk-with = { $attack ->
        [none] { "" }
       *[other] { " " }{ $attack-ins }
    }
berserk-card = { $card ->
        [none] какая-либо карта
       *[other] { $card }
    }
berserk-cause = { $by ->
        [none] { "" }
       *[other] { " " }из-за { $by-gen }
    }
berserk-manner = { $attack ->
        [none] { $cause ->
            [none] { "" }
            [attack] { " " }от атаки
            [spell] { " " }от заклинания
            [effect] { " " }от воздействия
           *[poison] { " " }от отравления
        }
       *[other] { " " }от { $attack-gen }
    }

berserk-event-battle-start = в начале боя
berserk-event-turn-before = до начала { $whose ->
        [mine] вашего хода
        [enemy] хода противника
       *[any] каждого хода
    }
berserk-event-turn-start = в начале { $whose ->
        [mine] вашего хода
        [enemy] хода противника
       *[any] каждого хода
    }
berserk-event-turn-end = в конце { $whose ->
        [mine] вашего хода
        [enemy] хода противника
       *[any] каждого хода
    }
berserk-event-declared = когда { berserk-by } объявляет { $attack ->
        [none] атаку
       *[other] { $attack-acc }
    }{ $target ->
        [none] { "" }
       *[other] { " " }по { $target-dat }
    }
berserk-event-rolled = когда { berserk-by } бросает кубик{ $attack ->
        [none] { "" }
       *[other] { " " }для { $attack-gen }
    }{ $target ->
        [none] { "" }
       *[other] { " " }против { $target-gen }
    }{ $rolls ->
        [none] { "" }
       *[other] { " " }и выпадает { $rolls }
    }
berserk-event-hit = когда { berserk-by } { $answer ->
        [yes] отвечает ударом
       *[no] попадает{ berserk-with }
    }{ $target ->
        [none] { "" }
       *[other] { " " }по { $target-dat }
    }{ $strength ->
        [none] { "" }
       *[other] { " " }({ $strength })
    }
berserk-event-missed = когда { berserk-by } промахивается{ berserk-with }{ $target ->
        [none] { "" }
       *[other] { " " }по { $target-dat }
    }
berserk-event-fought = после сражения{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    }{ $target ->
        [none] { "" }
       *[other] { " " }с { $target-ins }
    }{ $exchange ->
        [yes] { " " }с разменом ударами
       *[no] { "" }
    }
berserk-event-attack-done = после того как { berserk-by } атакует{ $target ->
        [none] { "" }
       *[other] { " " }{ $target-acc }
    }{ berserk-with }
berserk-event-protected = когда { berserk-by } становится защитником{ $target ->
        [none] { "" }
       *[other] { " " }{ $target-gen }
    }
berserk-event-redirected = когда атаку{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    } перенаправляют{ $target ->
        [none] { "" }
       *[other] { " " }в { $target-acc }
    }
berserk-event-wounded = когда { berserk-card } получает раны{ berserk-manner }{ berserk-cause }
berserk-event-healed = когда { berserk-card } излечивается{ berserk-cause }
berserk-event-died = когда { berserk-card } погибает{ berserk-manner }{ berserk-cause }
berserk-event-left = когда { berserk-card } покидает игру
berserk-event-buried = когда { berserk-card } попадает на кладбище
berserk-event-moved = когда { berserk-card } перемещается{ berserk-cause }
berserk-event-walked = когда { berserk-card } движется
berserk-event-jumped = когда { berserk-card } прыгает
berserk-event-teleported = когда { berserk-card } телепортируется
berserk-event-dashed = когда { berserk-card } совершает рывок
berserk-event-dived = когда { berserk-card } погружается на глубину
berserk-event-surfaced = когда { berserk-card } всплывает
berserk-event-tapped = когда { berserk-card } закрывается
berserk-event-opened = когда { berserk-card } открывается
berserk-event-chips-gained = когда { berserk-card } получает фишки
berserk-event-chips-lost = когда { berserk-card } теряет фишки
berserk-event-lives-gained = когда { berserk-card } получает дополнительные жизни
berserk-event-lives-lost = когда { berserk-card } теряет дополнительные жизни
berserk-event-blessed = когда { berserk-card } получает благословение{ berserk-cause }
berserk-event-cursed = когда { berserk-card } получает проклятие{ berserk-cause }
berserk-event-poisoned = когда { berserk-card } получает отравление{ berserk-cause }
berserk-event-prophesied = когда { $whose ->
        [mine] вы пророчествуете
        [enemy] противник пророчествует
       *[any] кто-либо пророчествует
    }
berserk-event-incarnated = когда { berserk-card } инкарнирует
berserk-event-drained = когда { berserk-card } излечивается вампиризмом
berserk-event-scavenged = когда { berserk-card } пожирает труп
berserk-event-used = когда { berserk-card } применяет { $kind ->
        [spell] заклинание
        [effect] воздействие
        [finish] добивание
        [magic] магическую способность
       *[valhalla] «Вальхаллу»
    }
berserk-event-took-off = когда { berserk-card } взлетает
berserk-event-landed = когда { berserk-card } приземляется
berserk-event-summoned = когда { berserk-card } входит в игру
berserk-event-seated = когда { berserk-card } садится на хозяина{ $on ->
        [none] { "" }
       *[other] { " " }({ $on })
    }
berserk-event-marked = когда { berserk-card } получает маркер «{ $marker }»
berserk-event-unmarked = когда { berserk-card } теряет маркер «{ $marker }»
berserk-event-revealed = когда { berserk-card } вскрывается

## Цена

berserk-chips = { $n ->
        [one] { $n } фишку
        [few] { $n } фишки
       *[other] { $n } фишек
    }
berserk-lives = { $n ->
        [one] { $n } дополнительную жизнь
        [few] { $n } дополнительные жизни
       *[other] { $n } дополнительных жизней
    }
berserk-cost-tap = закрыться
berserk-cost-chips = снять { berserk-chips }
berserk-cost-lives = потерять { berserk-lives }
berserk-cost-wound = ранить эту карту на { $n }
berserk-cost-tap-card = закрыть { $what-acc }
berserk-cost-exile = изгнать { $what-acc }
berserk-cost-destroy = уничтожить { $what-acc }
berserk-cost-unmark = снять { $n ->
        [none] маркер «{ $with }»
        [one] { $n } маркер «{ $with }»
        [few] { $n } маркера «{ $with }»
       *[other] { $n } маркеров «{ $with }»
    }

## Действия

berserk-range = { $range ->
        [none] { "" }
       *[other] , дальность { $range }
    }
berserk-aim = { $to ->
        [none] { "" }
       *[other] { " " }по { $to-dat }
    }
berserk-times = { $times ->
        [none] { "" }
        [one] , { $times } раз
        [few] , { $times } раза
       *[other] , { $times } раз
    }
berserk-do-shot = выстрел на { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-throw = метание на { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-blast = разряд на { $power }{ berserk-range }{ berserk-aim }{ berserk-times }
berserk-do-row = удар через ряд на { $power }{ berserk-aim }{ berserk-times }
berserk-do-special = особый удар на { $power }{ berserk-aim }{ berserk-times }
berserk-do-magic = магический удар на { $power }{ berserk-aim }{ berserk-times }
berserk-do-strike = нанести простой удар{ berserk-aim }{ berserk-times }
berserk-do-fight = { $who } наносит простой удар по { $with-dat }{ $open ->
        [yes] , как по открытой карте
       *[no] { "" }
    }
berserk-do-finish = добивание { $n }{ $to ->
        [none] { "" }
       *[other] : { $to }
    }
berserk-do-damage = ранить { $to-acc } на { $n }
berserk-do-heal = излечить { $to-acc } на { $n }
berserk-do-restore = полностью излечить { $to-acc }
berserk-do-lives = дать { $to-dat } { berserk-lives }
berserk-do-lose-lives = { $to } { $to-number ->
        [many] теряют
       *[one] теряет
    } { berserk-lives }
berserk-do-redistribute = перераспределить до { $n ->
        [one] { $n } раны
       *[other] { $n } ран
    } с { $from-gen }, получатели — { $to }
berserk-do-poison = дать { $to-dat } отравление { $n }
berserk-do-bless = благословить { $to-acc }
berserk-do-curse = проклясть { $to-acc }
berserk-do-cleanse = снять { $of ->
        [poison] отравление
        [curse] проклятие
       *[blessing] благословение
    } с { $to-gen }
berserk-do-chips = дать { $to-dat } { berserk-chips }
berserk-do-lose-chips = снять с { $to-gen } { berserk-chips }
berserk-do-move-chips = перенести { berserk-chips } с { $from-gen } на { $to-acc }
berserk-do-mark = положить маркер «{ $with }» на { $what-acc }
berserk-do-unmark = убрать маркер «{ $with }» { $what ->
        [none] отовсюду
       *[other] с { $what-gen }
    }
berserk-do-fling = бросить эту карту противнику: он обязан взять её в отряд и заплатить её стоимость; она падает в середину его заднего ряда или на ближайшую свободную клетку
berserk-do-cast = { $by } бросает кубик
berserk-do-tap = закрыть { $to-acc }
berserk-do-open = открыть { $to-acc }
berserk-do-stun = { $to } не { $to-number ->
        [many] открываются
       *[one] открывается
    } в начале своего следующего хода
berserk-do-restore-armor = восстановить броню { $to-gen }
berserk-do-give = { $until } { $to } { $mod }
berserk-do-copy = { $until } { $to } { $to-number ->
        [many] имеют
       *[one] имеет
    } особенности { $from-gen }{ $on ->
        [none] { "" }
       *[other] { " " }для случая, когда она { $on }
    }
berserk-do-control = { $until } { $to } под вашим контролем
berserk-do-move = переместить { $what-acc } на { $to-acc }
berserk-do-step = передвинуть { $what-acc } на { $n ->
        [one] { $n } клетку
       *[other] расстояние до { $n } клеток
    }
berserk-do-swap = поменять местами { $what-acc } и { $with-acc }
berserk-do-take-off = { $until } { $to } { $to-number ->
        [many] летают
       *[one] летает
    }
berserk-do-land = { $to } { $to-number ->
        [many] приземляются
       *[one] приземляется
    }{ $at ->
        [none] { "" }
       *[other] { " " }на { $at-acc }
    }
berserk-do-seat = посадить { $what-acc } на { $on-acc }
berserk-do-destroy = уничтожить { $to-acc }
berserk-do-exile = изгнать { $to-acc }
berserk-do-summon = ввести в игру { $what-acc }{ $at ->
        [none] { "" }
       *[other] { " " }на { $at-acc }
    }{ $tapped ->
        [yes] { " " }в закрытом виде
       *[no] { "" }
    }{ $wounds ->
        [none] { "" }
        [one] { " " }с { $wounds } раной
       *[other] { " " }с { $wounds } ранами
    }
berserk-do-bury = положить { $what-acc } на кладбище
berserk-do-to-deck = положить { $what-acc } { $end ->
        [top] на верх колоды
        [bottom] под колоду
       *[shuffled] в колоду и перетасовать её
    }
berserk-do-reveal = вскрыть { $what-acc }
berserk-do-look = посмотреть { $n ->
        [one] { $n } верхнюю карту
        [few] { $n } верхние карты
       *[other] { $n } верхних карт
    } вашей колоды
berserk-do-prophecy = пророчество { $n }; для каждой показанной карты ({ $as }): { $do }
berserk-do-reroll = перебросить этот кубик
berserk-do-roll-add = { $n-signed } к этому броску
berserk-do-roll-set = на этом кубике { $n }
berserk-do-strength-set = эта атака — { $strength ->
        [light] слабая
        [medium] средняя
       *[strong] сильная
    }
berserk-outcome-attacker = { $attacker ->
        [miss] промах
        [light] слабый удар
        [medium] средний удар
       *[strong] сильный удар
    }
berserk-outcome-defender = { $defender ->
        [miss] промах
        [light] слабый удар
        [medium] средний удар
       *[strong] сильный удар
    }
berserk-do-outcome = результат сражения: у нападающего { berserk-outcome-attacker }, у отражающего { berserk-outcome-defender }
berserk-do-cancel = отменить это действие
berserk-do-block = блокировать эту атаку
berserk-do-redirect = перенаправить эту атаку в { $to-acc }
berserk-do-protect = { $by } { $by-number ->
        [many] становятся защитниками
       *[one] становится защитником
    }
berserk-do-prevent = предотвратить { $n ->
        [one] { $n } из этих ран
       *[other] { $n } из этих ран
    }
berserk-do-shield = { $until } предотвратить { $n ->
        [one] { $n } следующую рану
        [few] { $n } следующие раны
       *[other] { $n } следующих ран
    } у { $to-gen }
berserk-do-replace = величина становится равной { $n }
berserk-do-proceed = это всё же происходит
berserk-do-extra-turn = сделать ещё один ход после этого
berserk-do-win = вы побеждаете в бою
berserk-else = { $else ->
        [none] { "" }
       *[other] ; иначе { $else }
    }
berserk-do-may = по желанию { $do }{ berserk-else }
berserk-do-if = если { $cond }, то { $do }{ berserk-else }
berserk-do-choose = { $by ->
        [opponent] одно по выбору противника:
       *[you] одно по вашему выбору:
    } { $of }
berserk-do-each = для { $of-each-gen } ({ $as }): { $do }
berserk-do-repeat = { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    }: { $do }
berserk-do-pay = по желанию { $cost }, при этом { $do }{ berserk-else }
berserk-do-let = пусть { $as } — это { $card }
berserk-do-later = позже, { $on }, один раз: { $do }
berserk-do-sneak = подлость { $n }; { $do }
berserk-do-show = показать эту карту
berserk-do-hire = взять в отряд { $what-acc } за полную стоимость
berserk-do-ban = нельзя брать в отряд { $what-acc }
berserk-do-gold = { $n-signed } к золотым кристаллам для набора
berserk-do-silver = { $n-signed } к серебряным кристаллам для набора
berserk-do-discount = { $what } при наборе стоят на { $n } меньше
berserk-do-redeal = одна пересдача бесплатна
berserk-do-place = эту карту можно поставить на { $at-acc }
berserk-do-rearrange = переставить до { $n ->
        [one] { $n } вашей карты
       *[other] { $n } ваших карт
    } на другие клетки вашей половины
berserk-hook-five-digits = в начале боя эта карта по очереди бросает кубик для каждого из пяти параметров и прибавляет: к жизни — всё число, к движению — половину с округлением вверх, к простому удару, к броску при нападении и к броску при отражении — половину с округлением вниз; один из пяти кубиков можно перебросить
berserk-hook-dice-bank = { $until } можете добавить к броскам ваших карт в сумме до { $n }

## Изменения: что получает карта

berserk-gets = { $number ->
        [many] получают
       *[one] получает
    }
berserk-has = { $number ->
        [many] имеют
       *[one] имеет
    }
berserk-taken-from = { $from ->
        [none] { "" }
       *[other] { " " }{ $from-gen }
    }
berserk-for-attacks = { $attack ->
        [none] { "" }
       *[other] { " " }для { $attack-many }
    }
berserk-mod-power = { berserk-gets } { $n-signed } к { $attack-dat }
berserk-mod-take = { berserk-gets } { $by-signed } от { $attack-many }{ berserk-taken-from }
berserk-mod-roll = { berserk-gets } { $n-signed } к броску{ $when ->
        [attacking] { " " }при нападении
        [defending] { " " }при отражении
       *[other] { "" }
    }{ berserk-for-attacks }
berserk-mod-roll-is = всегда { $number ->
        [many] выбрасывают
       *[one] выбрасывает
    } { $n }{ berserk-for-attacks }
berserk-mod-dice = { $number ->
        [many] бросают
       *[one] бросает
    } { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    } и { $number ->
        [many] выбирают
       *[one] выбирает
    } лучший{ berserk-for-attacks }
berserk-mod-weaken = { berserk-gets } от { $attack-many }{ berserk-taken-from } не больше, чем от { $to ->
        [light] слабых
        [medium] средних
       *[strong] сильных
    }
berserk-mod-cap = { berserk-gets } от { $attack-many }{ berserk-taken-from } не больше { $n ->
        [one] { $n } раны
       *[other] { $n } ран
    }
berserk-mod-range = { berserk-gets } { $n-signed } к дальности{ $attack ->
        [none] { "" }
       *[other] { " " }{ $attack-many }
    }
berserk-mod-move = { berserk-gets } { $n-signed } к движению
berserk-mod-life = { berserk-gets } { $n-signed } к жизни
berserk-mod-kw = { berserk-has } особенность «{ $kw }»
berserk-mod-more = { berserk-gets } { $n-signed } к особенности «{ $kw }»
berserk-mod-lose = { $number ->
        [many] теряют
       *[one] теряет
    } особенность «{ $kw }»
berserk-mod-iconless = { $number ->
        [many] теряют все значки
       *[one] теряет все значки
    }
berserk-mod-silent = { $number ->
        [many] теряют
       *[one] теряет
    } все напечатанные особенности
berserk-mod-ability = { berserk-has } особенность «{ $of }»
berserk-mod-ignore = при атаке { $number ->
        [many] игнорируют
       *[one] игнорирует
    } особенность «{ $kw }»
berserk-mod-class = { $number ->
        [many] относятся
       *[one] относится
    } к классу «{ $is }»
berserk-mod-unclass = больше не { $number ->
        [many] относятся
       *[one] относится
    } к классу «{ $is }»
berserk-mod-realm = { $number ->
        [many] относятся
       *[one] относится
    } к стихии «{ $is }»
berserk-mod-type = { $number ->
        [many] становятся
       *[one] становится
    } { $is ->
        [ground] наземным существом
        [flyer] летающим существом
        [artifact] артефактом
        [terrain] местностью
        [companion] компаньоном
       *[parasite] паразитом
    }
berserk-mod-times = { $number ->
        [many] могут
       *[one] может
    } нападать { $attack-ins } { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[other] { $n } раз
    } за ход
berserk-mod-no-tap = не { $number ->
        [many] закрываются
       *[one] закрывается
    }{ $after ->
        [attack] { " " }после атаки
        [strike] { " " }после простого удара
       *[protecting] , защищая
    }
berserk-can = { $number ->
        [many] могут
       *[one] может
    }
berserk-mod-reach = { berserk-can } { $how ->
        [flyers] наносить простые удары летающим существам
        [diagonal] наносить удары через ряд по диагонали
       *[anywhere] наносить простые удары любым картам
    }
berserk-mod-guard = { $number ->
        [many] отражают простые удары как открытые карты
       *[one] отражает простые удары как открытая карта
    }
berserk-mod-prophecy = { berserk-gets } { $n-signed } к пророчеству
berserk-mod-fury = { berserk-gets } { $n-signed } к бешенству

## Правила

berserk-rule-if = { $if ->
        [none] { "" }
       *[other] пока { $if },{ " " }
    }
berserk-rule-except = { $except ->
        [none] { "" }
       *[other] , кроме { $except-gen }
    }
berserk-who-can = { $who-number ->
        [many] могут
       *[one] может
    }
berserk-rule-forbid = { berserk-rule-if }{ $who } не { berserk-who-can } { $deed }{ berserk-rule-except }
berserk-rule-only = { berserk-rule-if }{ $who } { berserk-who-can } только { $deed }{ berserk-rule-except }
berserk-rule-must = { berserk-rule-if }{ $who } { $who-number ->
        [many] должны
       *[one] { $who-gender ->
            [f] должна
            [n] должно
           *[m] должен
        }
    } по возможности { $deed }{ berserk-rule-except }
berserk-rule-may-also = { berserk-rule-if }{ $who } также { berserk-who-can } { $deed }{ berserk-rule-except }
berserk-deed-move = перемещаться
berserk-deed-enter = вставать на { $what-acc }
berserk-deed-attack = атаковать{ $target ->
        [none] { "" }
       *[other] { " " }{ $target-acc }
    }{ berserk-with }
berserk-deed-act = действовать
berserk-deed-use = применять { $kind ->
        [spell] заклинания
        [effect] воздействия
        [finish] добивание
        [magic] магические способности
       *[valhalla] «Вальхаллу»
    }
berserk-deed-protect = быть защитником{ $target ->
        [none] { "" }
       *[other] { " " }для { $target-gen }
    }
berserk-deed-open = открываться в начале хода
berserk-deed-be-attacked = становиться целью { $attack ->
        [none] атак
       *[other] { $attack-many }
    }{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    }
berserk-deed-be-chosen = становиться целью { $kind ->
        [spell] заклинаний
       *[effect] воздействий
    }{ $by ->
        [none] { "" }
       *[other] { " " }{ $by-gen }
    }
berserk-deed-be-healed = излечиваться
berserk-deed-be-poisoned = получать отравление
berserk-deed-be-moved = перемещаться{ berserk-cause }
berserk-deed-take-off = взлетать
berserk-deed-host = носить симбиота

## Предложения

berserk-static = { $if ->
        [none] { $who } { $mods }
       *[other] { $past ->
            [yes] если
           *[no] пока
        } { $if }, { $who } { $mods }
    }
berserk-limited = { $limit ->
        [none] { "" }
       *[other] { " " }({ $limit })
    }
berserk-act = { $instant ->
        [yes] внезапно{ $window ->
            [none] { "" }
           *[other] , { $window }
        }{ $pay ->
            [none] { "" }
           *[other] , { $pay }
        }
       *[no] { $pay ->
            [none] по желанию
           *[other] { $pay }
        }
    }{ $if ->
        [none] { "" }
       *[other] , только если { $if }
    }: { $type ->
        [spell] заклинание —{ " " }
       *[effect] { "" }
    }{ $do }{ berserk-limited }
berserk-may = { $may ->
        [yes] по желанию{ " " }
       *[no] { "" }
    }
berserk-on = { $zone ->
        [grave] пока эта карта на кладбище,{ " " }
       *[play] { "" }
    }{ $when }{ $if ->
        [none] { "" }
       *[other] , если { $if }
    }: { berserk-may }{ $do }{ berserk-limited }
berserk-instead = { $when }{ $if ->
        [none] { "" }
       *[other] , если { $if }
    }, { $may ->
        [yes] по желанию вместо этого
       *[no] вместо этого
    }: { $do ->
        [none] ничего
       *[other] { $do }
    }{ berserk-limited }
berserk-setup = { $stage ->
        [deal] после раздачи
        [recruit] при наборе отряда
       *[deploy] после расстановки
    }{ $if ->
        [none] { "" }
       *[other] , если { $if }
    }: { berserk-may }{ $do }
berserk-label-concentration = концентрация: { berserk-may }{ $do }{ berserk-limited }
berserk-label-fury = бешенство { $n }: { berserk-may }{ $do }{ berserk-limited }
berserk-label-valhalla = Вальхалла: { $do }{ berserk-limited }
berserk-gate-in-formation = строй: { $text }
berserk-gate-first = если ходите первым: { $text }
berserk-gate-second = если ходите вторым: { $text }
berserk-gate-deep = на глубине: { $text }
berserk-gate-surface = на поверхности: { $text }
berserk-gate-bodiless = бестелесность: { $text }

## Особенности и глоссарий

berserk-kw-armor = броня { $n }
    .name = броня
    .text = Каждый ход эта карта не получает первые { $n ->
            [one] { $n } рану
            [few] { $n } раны
           *[other] { $n } ран
        } от немагических атак.
berserk-kw-regen = регенерация { $n }
    .name = регенерация
    .text = В начале своего хода карта излечивает { $n ->
            [one] { $n } рану
            [few] { $n } раны
           *[other] { $n } ран
        }.
berserk-kw-attack = опыт в атаке { $n }
    .name = опыт в атаке
    .text = +{ $n } к броску, когда карта нападает простым ударом.
berserk-kw-defence = опыт в защите { $n }
    .name = опыт в защите
    .text = +{ $n } к броску, когда открытая карта отражает простой удар.
berserk-kw-marksman = опыт в стрельбе { $n }
    .name = опыт в стрельбе
    .text = +{ $n } к броску при выстрелах этой карты.
berserk-kw-aimed = направленный удар
    .name = направленный удар
    .text = Против простого удара этой карты нельзя назначить защитника.
berserk-kw-unanswered = безответный удар
    .name = безответный удар
    .text = Простой удар этой карты — направленный, и кубик бросает только она, как против закрытой карты.
berserk-kw-steadfast = стойкость
    .name = стойкость
    .text = Воздействия противника не ранят и не уничтожают эту карту.
berserk-kw-clumsy = неповоротливость
    .name = неповоротливость
    .text = −1 к броскам простых ударов этой карты.
berserk-kw-vampirism = вампиризм
    .name = вампиризм
    .text = Простой удар излечивает эту карту на столько ран, сколько она нанесла существу; излишек становится дополнительными жизнями.
berserk-kw-max-life = максимум жизней { $n }
    .name = максимум жизней
    .text = Жизней у этой карты, вместе с дополнительными, не бывает больше { $n }.
berserk-kw-scavenger = трупоедство
    .name = трупоедство
    .text = Когда эта карта уничтожает стоящее рядом существо противника или любое существо ближней атакой, то существо изгоняется, а эта карта полностью излечивается и теряет отравление.
berserk-kw-scale = чешуя
    .name = чешуя
    .text = Пока на этой карте 5 ран или больше, ранить её могут только простые удары.
berserk-kw-incorporeal = бестелесность
    .name = бестелесность
    .text = Карта может проходить по занятым клеткам, но изгоняется, если вынуждена на такой остаться. Её нельзя отравить или излечить, а вместо гибели она изгоняется.
berserk-kw-formation = строй
    .name = строй
    .text = Карта участвует в строю ваших карт, стоящих рядом не по диагонали.
berserk-kw-jump = прыжок { $n }
    .name = прыжок
    .text = Вместо движения карта может переместиться на любую свободную клетку на расстоянии до { $n }. На это уходит всё движение.
berserk-kw-teleport = телепортация
    .name = телепортация
    .text = Вместо движения карта может переместиться на любую свободную клетку. На это уходит всё движение.
berserk-kw-dash = рывок
    .name = рывок
    .text = Раз за ход, нападая, карта может перейти на соседнюю свободную клетку не по диагонали.
berserk-kw-incarnation = инкарнация { $n }
    .name = инкарнация
    .text = На кладбище карта получает жетон в начале каждого вашего хода. Набрав { $n ->
            [one] { $n } жетон
            [few] { $n } жетона
           *[other] { $n } жетонов
        }, она возвращается закрытой в ваш третий ряд, один раз за бой.
berserk-kw-horde = орда
    .name = орда
    .text = В колоде может быть пять таких карт.
berserk-kw-protect = защита от { $what }
    .name = защита
    .text = Карта не получает никаких последствий от { $what }.
berserk-protection-shots = выстрелов
berserk-protection-throws = метаний
berserk-protection-blasts = разрядов
berserk-protection-spells = заклинаний
berserk-protection-magic = магии
berserk-protection-magic-strikes = магических ударов
berserk-protection-special-strikes = особых ударов
berserk-protection-flyers = атак летающих
berserk-protection-poison = отравления

berserk-term-strike = Простой удар
    .text = Ближняя атака стоящей рядом карты с числами, указанными на карте; удар может принять защитник.
berserk-term-special = Особый удар
    .text = Немагическая ближняя атака стоящей рядом карты по обычному броску; защитника назначить нельзя.
berserk-term-magic = Магический удар
    .text = Магическая ближняя атака стоящей рядом карты по обычному броску; защитника назначить нельзя.
berserk-term-shot = Выстрел
    .text = Немагическая дальняя атака по обычному броску; не по стоящей рядом карте.
berserk-term-throw = Метание
    .text = Немагическая дальняя атака по обычному броску; не по стоящей рядом карте. Защита от выстрелов не помогает.
berserk-term-blast = Разряд
    .text = Магическая дальняя атака по обычному броску; не по стоящей рядом карте.
berserk-term-row = Удар через ряд
    .text = Немагическая дальняя атака карты ровно через одну клетку по прямой; на этой клетке не должно быть карты противника.
berserk-term-spell = Заклинание
    .text = Магическая способность, которая не является атакой.
berserk-term-effect = Воздействие
    .text = Немагическая способность, которая не является атакой, а также любая способность без указанного типа.
berserk-term-instant = Внезапное действие
    .text = Применяется в ход любого игрока: после своего действия или в ответ на действие противника. Объявленное последним выполняется первым.
berserk-term-poison = Отравление
    .text = В начале своего хода существо получает столько ран. Из двух отравлений действует сильнейшее.
berserk-term-bless = Благословение
    .text = +1 ко всем броскам карты.
berserk-term-curse = Проклятие
    .text = −1 ко всем броскам карты.
berserk-term-chip = Фишка
    .text = Ею платят за способности. Карта с такой способностью может закрыться и получить фишку.
berserk-term-finish = Добивание
    .text = Уничтожить стоящее рядом существо, не бестелесное и не симбиота, у которого осталось столько жизней или меньше.
berserk-term-formation = Строй
    .text = Действует, пока карта стоит рядом, не по диагонали, с другой вашей картой со строем.
berserk-term-concentration = Концентрация
    .text = В конце хода противника, если за этот ход карта не получила ран.
berserk-term-fury = Бешенство
    .text = Когда карта нападает в ваш ход и на её кубике выпадает столько или меньше.
berserk-term-valhalla = Вальхалла
    .text = По желанию в начале каждого вашего хода, пока карта лежит на кладбище, погибнув от атаки карты противника.
berserk-term-prophecy = Пророчество
    .text = Покажите столько верхних карт своей колоды, выполните текст и положите их под колоду.
berserk-term-sneak = Подлость
    .text = По желанию раньте на столько своё существо рядом с этой картой; если раните, выполните текст.
berserk-term-depth = Глубина
    .text = Клетки, которые считаются глубиной; способность действует, пока карта стоит на такой клетке.

## Замечания проверки

berserk-lint-no-such-attack = { $card }, строка { $line }: «{ $text }» ждёт атаки, которой у этой карты нет
berserk-lint-no-such-move = { $card }, строка { $line }: «{ $text }» ждёт того, чего эта карта не умеет ({ $word })
berserk-lint-out-of-reach = { $card }, строка { $line }: дальность { $n } ни до кого не достаёт: дальние атаки не бьют по стоящим рядом
berserk-lint-unused-marker = { $card }: маркер «{ $marker }» объявлен, но нигде не кладётся
berserk-lint-no-vampirism = { $card }: максимум жизней важен только при вампиризме или дополнительных жизнях
berserk-lint-never-true = { $card }, строка { $line }: условие «{ $text }» никогда не выполняется
berserk-lint-cannot-tap = { $card }, строка { $line }: карту, уже закрытую ценой, нельзя закрыть ещё раз
berserk-lint-price = { $card } стоит { $cost }, а её величины — примерно { $budget }
